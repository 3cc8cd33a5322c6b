import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Description } from "./Description.tsx";

describe("the description of a record", () => {
  it("keeps text markup and links", () => {
    render(<Description html={'<p>Monthly <b>means</b>, see <a href="https://example.org/a">here</a>.</p>'} />);
    expect(screen.getByText("means").tagName).toBe("B");
    expect(screen.getByRole("link", { name: "here" })).toHaveAttribute("href", "https://example.org/a");
  });

  it("drops scripts, embedded content and styles", () => {
    const { container } = render(
      <Description
        html={
          '<p onclick="x()" style="position:fixed">a</p><script>x()</script><img src="https://example.org/i" onerror="x()">' +
          '<a href="javascript:x()">b</a><style>p{}</style><form action="/x"><input></form><iframe src="/x"></iframe>'
        }
      />,
    );
    expect(container.querySelectorAll("script, img, style, form, input, iframe, [onclick], [style]")).toHaveLength(0);
    expect(screen.getByText("b")).not.toHaveAttribute("href");
  });
});
