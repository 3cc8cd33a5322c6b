import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { benchSection } from "../../../test/sectionBench.tsx";
import { CopyrightSection } from "./CopyrightSection.tsx";

it("shows an example with the current year while it is empty, which is no value", async () => {
  const user = userEvent.setup();
  const bench = benchSection(<CopyrightSection />);
  const field = screen.getByRole("textbox", { name: "Copyright" });
  expect(field).toHaveAttribute("placeholder", `Copyright (C) ${new Date().getFullYear()} The Authors.`);
  expect(bench.form().values.read().metadata.copyright).toBe("");
  await user.type(field, "(C) 2024 Brest");
  expect(bench.form().values.read().metadata.copyright).toBe("(C) 2024 Brest");
});
