import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "../../packages/react/src/ui/display/Badge.tsx";
import { Banner } from "../../packages/react/src/ui/display/Banner.tsx";
import { Button } from "../../packages/react/src/ui/controls/Button.tsx";
import { Card } from "../../packages/react/src/ui/display/Card.tsx";
import { StickyBar } from "../../packages/react/src/ui/display/StickyBar.tsx";
import { phone } from "../looks.ts";
import { SinkFiles } from "./kitchenSink/SinkFiles.tsx";
import { SinkForm } from "./kitchenSink/SinkForm.tsx";

const sections = [
  { id: "files", label: "Files", badge: null },
  { id: "titles", label: "Titles", badge: <Badge tone="error">1</Badge> },
  { id: "creators", label: "Creators", badge: <Badge tone="warning">1</Badge> },
  { id: "access", label: "Access", badge: null },
];

/** A page with most components, to judge the design. */
function KitchenSink() {
  return (
    <div className="deposit-layout">
      <div className="deposit-layout__top">
        <div className="deposit-row" data-between="">
          <h1 style={{ margin: 0, fontSize: "var(--deposit-text-22)" }}>Soil moisture in the Alps</h1>
          <div className="deposit-actions">
            <Badge>Draft</Badge>
          </div>
        </div>
        <Banner
          tone="warning"
          heading="Record saved with validation feedback in"
          actions={
            <>
              <a className="deposit-link" href="#titles">
                Titles (1)
              </a>
              <a className="deposit-link" href="#creators">
                Creators (1)
              </a>
            </>
          }
          onDismiss={() => undefined}
          dismissLabel="Dismiss"
        />
        <Card>
          <div className="deposit-community">
            <span className="deposit-community__logo" aria-hidden="true">
              A
            </span>
            <div className="deposit-community__words">
              <p className="deposit-community__title">Alpine Hydrology</p>
              <p className="deposit-text deposit-muted deposit-small">Submissions are reviewed by curators.</p>
            </div>
            <Button size="sm">Change</Button>
            <Button size="sm" variant="quiet">
              Remove
            </Button>
          </div>
        </Card>
      </div>
      <div className="deposit-layout__main">
        <SinkFiles />
        <SinkForm />
      </div>
      <aside className="deposit-layout__aside" aria-label="Draft">
        <Card variant="aside">
          <div className="deposit-status">
            <div className="deposit-status__head">
              <h2 className="deposit-status__title">Draft</h2>
              <Badge tone="info" icon="lock">
                Restricted
              </Badge>
            </div>
            <p className="deposit-status__text">Your upload can be submitted for review to curators.</p>
          </div>
          <div className="deposit-stack" data-gap="small">
            <Button variant="primary" block icon="send">
              Submit for review
            </Button>
            <div className="deposit-grid-2">
              <Button block icon="save">
                Save draft
              </Button>
              <Button block icon="eye">
                Preview
              </Button>
            </div>
            <Button variant="quiet" data-tone="danger" block icon="trash">
              Delete draft
            </Button>
          </div>
          <dl className="deposit-facts">
            <dt className="deposit-facts__name">Saved</dt>
            <dd className="deposit-facts__value">2 minutes ago</dd>
            <dt className="deposit-facts__name">Version</dt>
            <dd className="deposit-facts__value">1.2.0</dd>
          </dl>
        </Card>
        <Card variant="aside">
          <h2 className="deposit-aside-heading">On this page</h2>
          <nav aria-label="Sections">
            <ul className="deposit-outline">
              {sections.map(({ id, label, badge }) => (
                <li key={id}>
                  <a
                    className="deposit-outline__link"
                    href={`#${id}`}
                    aria-current={id === "titles" ? "true" : undefined}
                  >
                    {label}
                    {badge}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </Card>
      </aside>
      <StickyBar label="Actions" narrowOnly>
        <Button icon="save">Save draft</Button>
        <Button variant="primary">Submit for review</Button>
      </StickyBar>
    </div>
  );
}

const meta = { title: "Foundations/Kitchen sink", component: KitchenSink } satisfies Meta<typeof KitchenSink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Dark: Story = { globals: { theme: "dark" } };
export const RightToLeft: Story = { globals: { direction: "rtl" }, parameters: { wordless: true } };
export const Phone: Story = { globals: phone };
