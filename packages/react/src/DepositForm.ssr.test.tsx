// @vitest-environment node
import { createClient } from "@deposit/core";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { DepositForm } from "./DepositForm.tsx";

it("renders on a server", () => {
  const html = renderToString(<DepositForm client={createClient({ baseUrl: "https://repository.example" })} />);
  expect(html).toContain("Basic information");
  expect(html).toContain("Save draft");
});
