import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import "./styles/host.css";
import "./styles/lists.css";
import "./styles/record.css";
import "./styles/narrow.css";

const element = document.getElementById("host");
if (element === null) throw new Error("demo: index.html has no element #host.");
createRoot(element).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
