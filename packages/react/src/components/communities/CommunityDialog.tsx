import { type RefObject, useRef, useState } from "react";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { Tabs } from "../../ui/controls/Tabs.tsx";
import { SearchForm } from "../search/SearchForm.tsx";
import { CommunityResults } from "./CommunityResults.tsx";
import { useCommunityChoice } from "./useCommunityChoice.ts";
import { type CommunityQuery, useCommunitySearch } from "./useCommunitySearch.ts";

/** Props of {@link CommunityDialog}. */
export interface CommunityDialogProps {
  readonly onClose: () => void;
  /** Takes the focus afterwards where the button that opened the dialog is gone. */
  readonly returnFocus?: RefObject<HTMLElement | null> | undefined;
}

const scopes = ["all", "mine"] as const;

/**
 * Selects a community among all or one's own: search, five a page (docs/platform/product.md 2.3). Drawn while it is
 * open. The choice closes it; nothing reaches the server before the next save.
 */
export function CommunityDialog({ onClose, returnFocus }: CommunityDialogProps) {
  const t = useMessage();
  const { deposit } = useDepositContext();
  const { selected, choose, obstacleOf } = useCommunityChoice();
  const [query, setQuery] = useState<CommunityQuery>({ scope: "all", text: "", page: 1 });
  const [typed, setTyped] = useState("");
  const found = useCommunitySearch(deposit.client, query);
  const box = useRef<HTMLInputElement>(null);
  const placeholder = t(`community.search.${query.scope}`);
  const results = (
    <CommunityResults
      results={found}
      query={query}
      selected={selected}
      obstacleOf={obstacleOf}
      onChoose={(community) => {
        choose(community);
        onClose();
      }}
      onPage={(page) => setQuery({ ...query, page })}
    />
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("community.dialog")}
      description={t("community.dialog.text")}
      size="lg"
      closeLabel={t("form.close")}
      initialFocus={box}
      returnFocus={returnFocus}
      part="community-dialog"
      footer={<Button onClick={onClose}>{t("form.cancel")}</Button>}
    >
      <div className="deposit-stack">
        <SearchForm
          text={typed}
          onTextChange={setTyped}
          onSearch={(text) => setQuery({ ...query, text, page: 1 })}
          submitLabel={t("community.search.submit")}
          inputProps={{ "aria-label": placeholder, placeholder }}
          box={box}
        />
        <Tabs
          label={t("community.tabs")}
          value={query.scope}
          onValueChange={(value) => {
            const scope = scopes.find((known) => known === value);
            if (scope !== undefined && scope !== query.scope) setQuery({ scope, text: typed.trim(), page: 1 });
          }}
          tabs={scopes.map((scope) => ({ value: scope, label: t(`community.tab.${scope}`), content: results }))}
        />
      </div>
    </Dialog>
  );
}
