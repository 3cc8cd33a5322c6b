import { Badge } from "../../../packages/react/src/ui/Badge.tsx";
import { Checkbox } from "../../../packages/react/src/ui/Checkbox.tsx";
import { FileDropArea } from "../../../packages/react/src/ui/FileDropArea.tsx";
import { FieldMessages } from "../../../packages/react/src/ui/FieldMessages.tsx";
import { Icon } from "../../../packages/react/src/ui/Icon.tsx";
import { IconButton } from "../../../packages/react/src/ui/IconButton.tsx";
import { Progress } from "../../../packages/react/src/ui/Progress.tsx";
import { Section } from "../../../packages/react/src/ui/Section.tsx";

/** File rows in every state, with the classes a file section uses. */
export function SinkFiles() {
  return (
    <Section
      id="files"
      heading="Files"
      description="What the dataset is made of."
      actions={<Checkbox label="Metadata-only record" disabled />}
    >
      <ul className="deposit-files" aria-label="Files">
        <li className="deposit-file" data-status="finished">
          <Icon name="checkCircle" className="deposit-file__icon" />
          <div className="deposit-file__words">
            <span className="deposit-file__name">
              measurements-2019-2025.parquet <Badge tone="accent">Default preview</Badge>
            </span>
            <span className="deposit-file__meta deposit-mono">md5:0cc175b9c0f1b6a831c399e269772661</span>
          </div>
          <span className="deposit-file__size">4.21 GB</span>
          <div className="deposit-file__actions">
            <IconButton icon="trash" label="Remove measurements-2019-2025.parquet" />
          </div>
        </li>
        <li className="deposit-file" data-status="uploading">
          <Icon name="file" className="deposit-file__icon" />
          <div className="deposit-file__words">
            <span className="deposit-file__name">stations.csv</span>
          </div>
          <span className="deposit-file__size">1.20 GB</span>
          <div className="deposit-file__actions">
            <IconButton icon="close" label="Cancel stations.csv" />
          </div>
          <div className="deposit-file__progress">
            <Progress label="Uploading stations.csv" value={42} />
            <p className="deposit-file__progress-text">
              <span>42 % · 18.4 MB/s</span>
              <span>38 s left</span>
            </p>
          </div>
        </li>
        <li className="deposit-file" data-status="error">
          <Icon name="error" className="deposit-file__icon" />
          <div className="deposit-file__words">
            <span className="deposit-file__name">readme.txt</span>
          </div>
          <span className="deposit-file__size">12 kB</span>
          <div className="deposit-file__actions">
            <IconButton icon="refresh" label="Try readme.txt again" />
            <IconButton icon="trash" label="Remove readme.txt" />
          </div>
          <div className="deposit-file__messages">
            <FieldMessages
              id="readme"
              messages={[{ severity: "error", text: "The connection was lost. Your file is unchanged; try again." }]}
            />
          </div>
        </li>
      </ul>
      <FileDropArea
        compact
        onFiles={() => undefined}
        labels={{
          title: "Drag and drop files here",
          browse: "Choose files",
          hint: "Up to 5 files, 10 GB in all",
          dropping: "Drop to upload",
        }}
      />
      <div className="deposit-quota">
        <span>3 of 5 files, 5.41 GB of 10 GB</span>
        <Progress label="Storage used" value={54} valueText="5.41 GB of 10 GB" />
      </div>
    </Section>
  );
}
