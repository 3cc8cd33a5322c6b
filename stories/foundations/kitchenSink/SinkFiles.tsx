import { Badge } from "../../../packages/react/src/ui/display/Badge.tsx";
import { Checkbox } from "../../../packages/react/src/ui/controls/Checkbox.tsx";
import { FileDropArea } from "../../../packages/react/src/ui/file-drop/FileDropArea.tsx";
import { FieldMessages } from "../../../packages/react/src/ui/field/FieldMessages.tsx";
import { IconButton } from "../../../packages/react/src/ui/controls/IconButton.tsx";
import { Progress } from "../../../packages/react/src/ui/display/Progress.tsx";
import { Section } from "../../../packages/react/src/ui/display/Section.tsx";

/** File rows in every state, with the classes of the files section. */
export function SinkFiles() {
  return (
    <Section
      id="files"
      heading="Files"
      description="What the dataset is made of."
      actions={<Checkbox label="Metadata-only record" disabled />}
    >
      <div role="table" className="deposit-files" aria-label="Files">
        <div role="row" className="deposit-file" data-index="0" data-status="finished">
          <div role="cell" className="deposit-file__words">
            <span className="deposit-file__name">measurements-2019-2025.parquet</span>
            <span className="deposit-file__meta deposit-mono">md5:0cc175b9c0f1b6a831c399e269772661</span>
          </div>
          <div role="cell" className="deposit-file__size">
            4.21 GB
          </div>
          <div role="cell" className="deposit-file__status">
            <Badge tone="success">Complete</Badge>
          </div>
          <div role="cell" className="deposit-file__actions">
            <IconButton icon="trash" label="Remove measurements-2019-2025.parquet" />
          </div>
        </div>
        <div role="row" className="deposit-file" data-status="uploading">
          <div role="cell" className="deposit-file__words">
            <span className="deposit-file__name">stations.csv</span>
          </div>
          <div role="cell" className="deposit-file__size">
            1.20 GB
          </div>
          <div role="cell" className="deposit-file__status">
            <Badge tone="accent">Uploading</Badge>
            <div className="deposit-file__progress">
              <Progress label="Uploading stations.csv" value={42} />
              <p className="deposit-file__progress-text">
                <span>42 % · 18.4 MB/s</span>
                <span>38 s left</span>
              </p>
            </div>
          </div>
          <div role="cell" className="deposit-file__actions">
            <IconButton icon="pause" label="Pause stations.csv" />
            <IconButton icon="close" label="Cancel stations.csv" />
          </div>
        </div>
        <div role="row" className="deposit-file" data-status="error">
          <div role="cell" className="deposit-file__words">
            <span className="deposit-file__name">readme.txt</span>
            <FieldMessages
              id="readme"
              messages={[{ severity: "error", text: "The connection was lost. Your file is unchanged; try again." }]}
            />
          </div>
          <div role="cell" className="deposit-file__size">
            12 kB
          </div>
          <div role="cell" className="deposit-file__status">
            <Badge tone="error">Failed</Badge>
          </div>
          <div role="cell" className="deposit-file__actions">
            <IconButton icon="refresh" label="Try readme.txt again" />
            <IconButton icon="trash" label="Remove readme.txt" />
          </div>
        </div>
      </div>
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
      <div className="deposit-row deposit-muted deposit-small" data-between="">
        <span>3 of 5 files, 5.41 GB of 10 GB</span>
        <Progress label="Storage used" value={54} valueText="5.41 GB of 10 GB" />
      </div>
    </Section>
  );
}
