import { Canvas, Controls, Heading, Primary, Subtitle, Title, useOf } from "@storybook/addon-docs/blocks";
import { messages } from "../../packages/react/src/i18n/messages.ts";
import type { DepositComponents } from "@deposit/react";
import type { SectionGuide } from "./SectionGuide.ts";
import { type DialogGuide, guideOfDialog } from "./guideOfDialog.ts";
import { partOfFile } from "./partOfFile.ts";
import { sectionGuides } from "./sectionGuides.ts";
import { takesPlaceholder } from "./takesPlaceholder.ts";

/**
 * The documentation page of a section: purpose, parts, messages and overrides, with a story to try. The page of a
 * dialog shows it open in its own window, and links to its section.
 */
export function SectionPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const fileName: unknown = preparedMeta.parameters["fileName"];
  const part = partOfFile(fileName);
  const dialog = guideOfDialog(fileName);
  if (dialog !== undefined) return <DialogPage {...dialog} />;
  return (
    <>
      <Title />
      {part === undefined ? null : <Subtitle>{sectionGuides[part].purpose}</Subtitle>}
      <Primary />
      <Controls />
      {part === undefined ? null : <Guide part={part} guide={sectionGuides[part]} />}
    </>
  );
}

function DialogPage({ part, purpose, sections }: DialogGuide) {
  return (
    <>
      <Title />
      <Subtitle>{purpose}</Subtitle>
      <Canvas story={{ inline: false, height: "640px" }} />
      <Heading>Where it belongs</Heading>
      <p>
        A style sheet finds it as <code>{`[data-deposit-part="${part}"]`}</code>. Its messages and overrides are on the
        page of its section: {sections.join(", ")}.
      </p>
    </>
  );
}

function Guide({ part, guide }: { readonly part: keyof DepositComponents; readonly guide: SectionGuide }) {
  const listed = Object.entries(messages).filter(([id]) =>
    guide.messages.some((beginning) => id === beginning || id.startsWith(beginning)),
  );
  return (
    <>
      <Heading>Anatomy</Heading>
      <ul>
        {guide.anatomy.map(({ part: name, text }) => (
          <li key={text}>
            {name === undefined ? null : <code>{`[data-deposit-part="${name}"] `}</code>}
            {text}
          </li>
        ))}
      </ul>
      <Heading>Override points</Heading>
      <ul>
        <li>
          <code>{`components={{ ${part}: null }}`}</code> removes it, a component replaces it, and{" "}
          <code>{part}Section</code> can be wrapped.
        </li>
        {guide.fields.map((field) => (
          <li key={field}>
            <code>{`fields={{ "${field}": { label, help, ${takesPlaceholder(field) ? "placeholder, " : ""}hidden, required, disabled, default, widget } }}`}</code>
          </li>
        ))}
        <li>
          <code>{"messages={{ … }}"}</code> with any of the ids below.
        </li>
      </ul>
      <Heading>Messages</Heading>
      <table>
        <thead>
          <tr>
            <th>Id</th>
            <th>English</th>
          </tr>
        </thead>
        <tbody>
          {listed.map(([id, text]) => (
            <tr key={id}>
              <td>
                <code>{id}</code>
              </td>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
