import { useState } from "react";
import { Badge } from "../../../packages/react/src/ui/display/Badge.tsx";
import { Button } from "../../../packages/react/src/ui/controls/Button.tsx";
import { EmptyState } from "../../../packages/react/src/ui/display/EmptyState.tsx";
import { EntryRow } from "../../../packages/react/src/ui/display/EntryRow.tsx";
import { Field } from "../../../packages/react/src/ui/field/Field.tsx";
import { Icon } from "../../../packages/react/src/ui/display/Icon.tsx";
import { IconButton } from "../../../packages/react/src/ui/controls/IconButton.tsx";
import { MultiCombobox } from "../../../packages/react/src/ui/combobox/MultiCombobox.tsx";
import { RadioCards } from "../../../packages/react/src/ui/controls/RadioCards.tsx";
import { RichText } from "../../../packages/react/src/ui/rich-text/RichText.tsx";
import { Section } from "../../../packages/react/src/ui/display/Section.tsx";
import { Select } from "../../../packages/react/src/ui/controls/Select.tsx";
import { SortableList } from "../../../packages/react/src/ui/list/SortableList.tsx";
import { TextField } from "../../../packages/react/src/ui/controls/TextField.tsx";
import { comboboxLabels, richTextLabels, sortableLabels } from "../labels.ts";

const people = [
  { id: "a", name: "Lovelace, Ada", details: "University of London; Analytical Engine Group" },
  { id: "b", name: "Institute of Hydrology", details: "Organisation" },
];

/** The usual fields and lists together. */
export function SinkForm() {
  const [subjects, setSubjects] = useState(["soil moisture", "permafrost"]);
  const [access, setAccess] = useState<"public" | "restricted">("restricted");
  const [description, setDescription] = useState("<p>Hourly <strong>soil moisture</strong> at 40 stations.</p>");
  return (
    <>
      <Section id="titles" heading="Titles" severity="error" badge={<Badge tone="error">1 error</Badge>}>
        <Field
          label="Title"
          requirement="required"
          required
          messages={[{ severity: "error", text: "Missing data for required field." }]}
        >
          {(inputProps) => <TextField {...inputProps} placeholder="The name the dataset is cited by" />}
        </Field>
        <div className="deposit-grid-3">
          <Field label="Resource type" requirement="required" required>
            {(inputProps) => (
              <Select
                {...inputProps}
                defaultValue="dataset"
                options={[
                  { value: "dataset", label: "Dataset" },
                  { value: "image", label: "Image / Photo" },
                ]}
              />
            )}
          </Field>
          <Field label="Publication date" requirement="required" required help="YYYY-MM-DD, YYYY-MM, YYYY or a range">
            {(inputProps) => <TextField {...inputProps} defaultValue="2026-11-21" />}
          </Field>
          <Field label="Version" disabled>
            {(inputProps) => <TextField {...inputProps} defaultValue="1.2.0" />}
          </Field>
        </div>
        <Field label="Description">
          {(inputProps, ids) => (
            <RichText
              {...inputProps}
              labelledBy={ids.label}
              value={description}
              onValueChange={setDescription}
              labels={richTextLabels}
            />
          )}
        </Field>
        <Field label="Subjects" requirement="optional" help="Words others would search for.">
          {(inputProps) => (
            <MultiCombobox
              {...inputProps}
              value={subjects}
              onValueChange={setSubjects}
              load={() => Promise.resolve(["glaciology", "hydrology"])}
              getKey={(subject) => subject}
              getLabel={(subject) => subject}
              createItem={(text) => text}
              labels={comboboxLabels}
            />
          )}
        </Field>
      </Section>
      <Section
        id="creators"
        heading="Creators"
        badge={<Badge tone="warning">1 warning</Badge>}
        actions={
          <Button size="sm" icon="add">
            Add creator
          </Button>
        }
      >
        <SortableList
          id="sink-creators"
          items={people}
          getId={(person) => person.id}
          getName={(person) => person.name}
          onMove={() => undefined}
          labels={sortableLabels}
          renderItem={(person, { handle, menu, index }) => (
            <EntryRow
              id={person.id}
              handle={handle}
              leading={<Icon name={index === 0 ? "person" : "organization"} />}
              title={person.name}
              badges={index === 0 ? <span className="deposit-identifier">ORCID 0000-0002-1825-0097</span> : null}
              details={person.details}
              actions={
                <>
                  <IconButton icon="edit" label={`Edit ${person.name}`} />
                  {menu}
                </>
              }
              messages={
                index === 1 ? [{ severity: "warning", text: "No identifier was found for this organisation." }] : []
              }
            />
          )}
        />
        <EmptyState icon="community" action={<Button size="sm">Add contributor</Button>}>
          No contributors yet. Name those who helped but are not cited.
        </EmptyState>
      </Section>
      <Section id="access" heading="Access">
        <RadioCards
          legend="Full record"
          value={access}
          onValueChange={setAccess}
          options={[
            { value: "public", label: "Public", icon: "globe", description: "Everybody can read the description." },
            { value: "restricted", label: "Restricted", icon: "lock", description: "Only people you share it with." },
          ]}
        />
      </Section>
    </>
  );
}
