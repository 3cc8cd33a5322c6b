import { act, fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { Field } from "./Field.tsx";
import type { FieldMessage } from "./fieldMessage.ts";
import { TextField } from "../controls/TextField.tsx";
import { UiRoot } from "../root/UiRoot.tsx";

describe("a field", () => {
  it("names its input by the label and describes it by help and messages", () => {
    render(
      <Field
        label="Title"
        help="The name it is cited by."
        messages={[
          { severity: "warning", text: "All capitals." },
          { severity: "error", text: "Too long.", description: "At most 250 characters." },
        ]}
      >
        {(inputProps) => <TextField {...inputProps} />}
      </Field>,
    );
    const input = screen.getByRole("textbox", { name: "Title" });
    expect(input).toHaveAccessibleDescription(
      "The name it is cited by. Too long. At most 250 characters. All capitals.",
    );
  });

  it("is invalid for an error, not for a warning", () => {
    render(
      <Field label="Title" messages={[{ severity: "warning", text: "All capitals." }]}>
        {(inputProps) => <TextField {...inputProps} />}
      </Field>,
    );
    expect(screen.getByRole("textbox")).not.toHaveAttribute("aria-invalid");
    expect(screen.getByRole("textbox")).toHaveAccessibleDescription("All capitals.");
  });

  it("says that it is required in words and as a state, and that it is optional as a description", () => {
    render(
      <>
        <Field label="Title" requirement="required" required>
          {(inputProps) => <TextField {...inputProps} />}
        </Field>
        <Field label="Version" requirement="optional">
          {(inputProps) => <TextField {...inputProps} />}
        </Field>
      </>,
    );
    expect(screen.getByText("required")).toBeVisible();
    expect(screen.getByRole("textbox", { name: "Title" })).toBeRequired();
    expect(screen.getByRole("textbox", { name: "Title" })).not.toHaveAccessibleDescription();
    expect(screen.getByRole("textbox", { name: "Version" })).toHaveAccessibleDescription("optional");
  });

  it("keeps a hidden label for assistive technology and points at nothing that is not there", () => {
    render(
      <Field label="Scheme" hideLabel>
        {(inputProps) => <TextField {...inputProps} />}
      </Field>,
    );
    const input = screen.getByRole("textbox", { name: "Scheme" });
    expect(input).not.toHaveAttribute("aria-describedby");
  });

  it("says an error that shows as it is left, once; not what comes up while it is used, and no warning", () => {
    const draw = (...messages: FieldMessage[]) => (
      <UiRoot>
        <Field label="Title" messages={messages}>
          {(inputProps) => <TextField {...inputProps} />}
        </Field>
      </UiRoot>
    );
    const { rerender } = render(draw());
    const input = screen.getByRole("textbox", { name: "Title" });
    input.focus();
    rerender(draw({ severity: "error", text: "Too short." }));
    expect(screen.getByRole("log")).toBeEmptyDOMElement();
    rerender(draw());
    act(() => input.blur());
    rerender(draw({ severity: "warning", text: "All capitals." }));
    expect(screen.getByRole("log")).toBeEmptyDOMElement();
    rerender(draw({ severity: "error", text: "Too short." }));
    expect(screen.getByRole("log")).toHaveTextContent("Title: Too short.");
    rerender(draw({ severity: "error", text: "What the server says." }));
    expect(screen.getByRole("log")).toHaveTextContent("Title: Too short.");
  });

  it("says an error once more when it is left with another value, unless that is right", () => {
    vi.useFakeTimers();
    const draw = (...messages: FieldMessage[]) => (
      <UiRoot>
        <Field label="ORCID" messages={messages}>
          {(inputProps) => <TextField {...inputProps} />}
        </Field>
      </UiRoot>
    );
    const wrong: FieldMessage = { severity: "error", text: "This is no ORCID." };
    const { rerender } = render(draw(wrong));
    const input = screen.getByRole("textbox", { name: "ORCID" });
    const leave = (value?: string) => {
      act(() => input.focus());
      if (value !== undefined) fireEvent.input(input, { target: { value } });
      act(() => input.blur());
    };
    const pass = () => act(() => vi.advanceTimersByTime(300));
    leave();
    pass();
    expect(screen.getByRole("log")).toBeEmptyDOMElement();
    leave("0000-0002-1825-0097");
    rerender(draw());
    pass();
    expect(screen.getByRole("log")).toBeEmptyDOMElement();
    rerender(draw(wrong));
    leave("0000-0002-1825-0099");
    pass();
    expect(screen.getByRole("log")).toHaveTextContent("ORCID: This is no ORCID.");
    vi.useRealTimers();
  });

  it("is a named group when it holds several inputs", () => {
    render(
      <Field label="Embargo" group help="Files stay closed.">
        {() => <TextField aria-label="Until" />}
      </Field>,
    );
    expect(screen.getByRole("group", { name: "Embargo" })).toHaveAccessibleDescription("Files stay closed.");
  });
});
