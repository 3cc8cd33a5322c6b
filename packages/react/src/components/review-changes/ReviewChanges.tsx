import type { Conflict, Difference, MergedDifference, Resolutions } from "@deposit/core/internal";
import { useEffect, useId, useState } from "react";
import type { OpenReview } from "../../form/review/createReviewState.ts";
import { formatMoment } from "../../i18n/formatMoment.ts";
import type { MessageId } from "../../i18n/messages.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { type Translate, useMessage } from "../../i18n/useMessage.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { RadioOptions } from "../../ui/controls/RadioOptions.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { Banner } from "../../ui/display/Banner.tsx";
import { useUi } from "../../ui/root/useUi.ts";
import { describeVersion } from "./describeVersion.ts";

/** How many differences are drawn at first, and with each press for more. */
const DRAWN = 50;

type Resolution = Conflict["resolutions"][number];

/** Names of the two versions, and of the buttons that choose one of them everywhere. */
interface VersionNames {
  readonly mine: string;
  readonly theirs: string;
  readonly allMine: MessageId;
  readonly allTheirs: MessageId;
}

function versionNames({ source, writtenAt }: OpenReview, t: Translate, language: string): VersionNames {
  const time = writtenAt === null ? null : formatMoment(writtenAt, language);
  return source === "server"
    ? {
        mine: t("review.mine"),
        theirs: time === null ? t("review.theirs") : t("review.theirs.at", { time }),
        allMine: "review.allMine",
        allTheirs: "review.allTheirs",
      }
    : {
        mine: time === null ? t("review.kept") : t("review.kept.at", { time }),
        theirs: t("review.page"),
        allMine: "review.allKept",
        allTheirs: "review.allPage",
      };
}

/** Names a difference: its field, and for a row what it is about. */
function nameOf({ kind, label, mine, theirs, base }: Difference, t: Translate): string {
  const field = t(label);
  if (kind === "order") return t("review.order", { field });
  if (kind === "value") return field;
  const row = describeVersion(mine ?? theirs ?? base);
  return row === "" ? field : t("review.row", { field, row: shorten(row) });
}

const shorten = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

function describe({ kind }: Difference, value: unknown, t: Translate): string {
  if (value === undefined && kind === "row") return t("review.absent");
  const text = describeVersion(value);
  return text === "" ? t("review.empty") : text;
}

/** Props of {@link ReviewChanges}. */
export interface ReviewChangesProps {
  readonly review: OpenReview;
  /** The depositor decides later: nothing changes. */
  readonly onClose: () => void;
}

/**
 * Shows two versions of a draft, field by field, and has the depositor choose where both changed the same. What only one
 * side changed is listed as merged.
 */
export function ReviewChanges({ review, onClose }: ReviewChangesProps) {
  const t = useMessage();
  const { tag } = useLocale();
  const id = useId();
  const { comparison, source, decided } = review;
  const { conflicts, merged } = comparison;
  const [chosen, setChosen] = useState<Resolutions>(decided);
  const [drawn, setDrawn] = useState(DRAWN);
  const names = versionNames(review, t, tag);
  const left = conflicts.filter(({ id: conflict }) => !chosen.has(conflict)).length;
  const choose = (conflict: string, resolution: Resolution): void =>
    setChosen(new Map([...chosen, [conflict, resolution]]));
  const chooseAll = (resolution: Resolution): void => setChosen(new Map(conflicts.map((one) => [one.id, resolution])));
  return (
    <Dialog
      open
      onClose={onClose}
      size="xl"
      title={t("review.title")}
      description={conflicts.length === 0 ? t("review.noConflict") : t(`review.${source}`)}
      closeLabel={t("form.close")}
      part="review-changes"
      footer={
        <>
          <span className="deposit-review__left deposit-muted deposit-small" role="status">
            {conflicts.length === 0 ? null : t("review.left", { count: left })}
          </span>
          <Button onClick={onClose}>{t("review.cancel")}</Button>
          <Button
            variant="primary"
            disabledReason={left === 0 ? undefined : t("review.left", { count: left })}
            onClick={() => review.apply(chosen)}
          >
            {t(source === "server" ? "review.apply" : "review.applyJournal")}
          </Button>
        </>
      }
    >
      <div className="deposit-stack">
        {conflicts.length < 2 ? null : (
          <div className="deposit-row">
            <Button size="sm" onClick={() => chooseAll("mine")}>
              {t(names.allMine)}
            </Button>
            <Button size="sm" onClick={() => chooseAll("theirs")}>
              {t(names.allTheirs)}
            </Button>
          </div>
        )}
        {conflicts.slice(0, drawn).map((conflict, index) => (
          <ConflictChoice
            key={conflict.id}
            id={`${id}-${index}`}
            conflict={conflict}
            names={names}
            value={chosen.get(conflict.id) ?? null}
            onChoose={(resolution) => choose(conflict.id, resolution)}
          />
        ))}
        {conflicts.length <= drawn ? null : (
          <Button size="sm" onClick={() => setDrawn(drawn + DRAWN)}>
            {t("review.more", { count: conflicts.length - drawn })}
          </Button>
        )}
        {merged.length === 0 ? null : <MergedChanges merged={merged} />}
      </div>
    </Dialog>
  );
}

interface ConflictChoiceProps {
  readonly id: string;
  readonly conflict: Conflict;
  readonly names: VersionNames;
  readonly value: Resolution | null;
  readonly onChoose: (resolution: Resolution) => void;
}

function ConflictChoice({ id, conflict, names, value, onChoose }: ConflictChoiceProps) {
  const t = useMessage();
  const options = conflict.resolutions.map((resolution) =>
    resolution === "both"
      ? { value: resolution, label: t("review.both") }
      : {
          value: resolution,
          label: names[resolution],
          description: (
            <span className="deposit-review__version" dir="auto">
              {describe(conflict, conflict[resolution], t)}
            </span>
          ),
        },
  );
  return (
    <fieldset className="deposit-review__conflict">
      <legend className="deposit-review__name" dir="auto">
        {nameOf(conflict, t)}
      </legend>
      <RadioOptions<Resolution> id={id} name={id} options={options} value={value} onValueChange={onChoose} />
    </fieldset>
  );
}

/** Lists what was merged without a question, folded away. */
function MergedChanges({ merged }: { readonly merged: readonly MergedDifference[] }) {
  const t = useMessage();
  const [drawn, setDrawn] = useState(DRAWN);
  return (
    <details>
      <summary>{t("review.merged", { count: merged.length })}</summary>
      <ul className="deposit-review__merged">
        {merged.slice(0, drawn).map((difference) => (
          <li key={difference.id} dir="auto">
            {nameOf(difference, t)}:{" "}
            {shorten(describe(difference, difference[difference.by === "theirs" ? "theirs" : "mine"], t))}
          </li>
        ))}
      </ul>
      {merged.length <= drawn ? null : (
        <Button size="sm" onClick={() => setDrawn(drawn + DRAWN)}>
          {t("review.more", { count: merged.length - drawn })}
        </Button>
      )}
    </details>
  );
}

/** Says that the draft was changed elsewhere, and offers the review. */
export function ReviewNotice({ onReview }: { readonly onReview: () => void }) {
  const t = useMessage();
  const { announce } = useUi();
  const heading = t("review.waiting");
  useEffect(() => announce(heading), [announce, heading]);
  return (
    <Banner
      tone="warning"
      heading={heading}
      live={false}
      part="review-notice"
      actions={
        <Button size="sm" variant="primary" onClick={onReview}>
          {t("review.title")}
        </Button>
      }
    >
      <p className="deposit-text">{t("review.waiting.text")}</p>
    </Banner>
  );
}

/** Props of {@link MergeNotice}. */
export interface MergeNoticeProps {
  readonly merged: readonly MergedDifference[];
  readonly onDismiss: () => void;
}

/** Says that changes made elsewhere were merged into the form, and which. */
export function MergeNotice({ merged, onDismiss }: MergeNoticeProps) {
  const t = useMessage();
  const { announce } = useUi();
  const heading = t("review.notice");
  useEffect(() => announce(heading), [announce, heading]);
  return (
    <Banner
      tone="info"
      heading={heading}
      live={false}
      part="merge-notice"
      onDismiss={onDismiss}
      dismissLabel={t("feedback.dismiss")}
    >
      <MergedChanges merged={merged} />
    </Banner>
  );
}
