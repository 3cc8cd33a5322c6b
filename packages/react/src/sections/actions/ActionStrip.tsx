import { useActions } from "../../form/actions/useActions.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { IconButton } from "../../ui/controls/IconButton.tsx";
import { Menu, type MenuItem } from "../../ui/controls/Menu.tsx";
import { StickyBar } from "../../ui/display/StickyBar.tsx";
import { MainButton, useStableReason } from "./MainButton.tsx";
import { SaveState } from "./SaveState.tsx";
import { useActionButton } from "../../components/layout/useActionButton.ts";
import { type ActionDialogName, useDiscardKind, useMainActions } from "./useMainActions.ts";

/** The actions on a phone: the two most used ones as buttons, the others in a menu, and the state of saving. */
export function ActionStrip({ onOpen }: { readonly onOpen: (dialog: ActionDialogName) => void }) {
  const t = useMessage();
  const actions = useActions();
  const save = useActionButton("save");
  const preview = useActionButton("preview");
  const discard = useActionButton("discard");
  const discards = useDiscardKind();
  const [first, ...others] = useMainActions(onOpen);
  const reason = useStableReason(first?.disabledReason);
  const items: MenuItem[] = [
    ...others.map(({ id, label, icon, disabledReason, press }) => ({
      id,
      label: withReason(label, disabledReason),
      icon,
      disabled: disabledReason !== undefined,
      onSelect: press,
    })),
    {
      id: "preview",
      label: withReason(t("actions.preview"), preview.disabledReason),
      icon: "eye",
      disabled: preview.disabledReason !== undefined,
      onSelect: () => void actions.preview(),
    },
  ];
  if (discards !== null) {
    items.push({
      id: "discard",
      label: withReason(t(`discard.${discards}`), discard.disabledReason),
      icon: "trash",
      danger: true,
      disabled: discard.disabledReason !== undefined,
      onSelect: () => onOpen("discard"),
    });
  }
  return (
    <StickyBar label={t("actions.heading")} className="deposit-actions__strip">
      <SaveState reason={reason} />
      <Button icon="save" {...save} aria-label={t("actions.save")} onClick={() => void actions.save()}>
        {t("actions.save")}
      </Button>
      {first === undefined ? null : <MainButton action={first} primary />}
      <Menu trigger={<IconButton icon="more" variant="secondary" label={t("actions.more")} />} items={items} />
    </StickyBar>
  );
}

function withReason(label: string, reason: string | undefined): string {
  return reason === undefined ? label : `${label} (${reason})`;
}
