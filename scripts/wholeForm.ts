// The app whose size is weighed: a page of the platform that shows the whole form, as an integrator would write it.
import { createClient, readDepositPage } from "@deposit/core";
import { DepositForm } from "@deposit/react";
import "@deposit/react/styles.css";
import { createElement } from "react";
import { createRoot } from "react-dom/client";

const { createUrl, ...page } = readDepositPage(
  (name) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? null,
);
const place = document.getElementById("deposit-form");
if (place === null) throw new Error("The page has no element #deposit-form to draw the form in.");
createRoot(place).render(
  createElement(DepositForm, {
    ...page,
    client: createClient({ createUrl }),
    locale: document.documentElement.lang,
    onNavigate: ({ href }) => location.assign(href),
  }),
);
