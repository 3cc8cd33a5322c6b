import type { DoiField } from "@deposit/core/internal";
import { useEffect, useRef } from "react";
import { useActionButton } from "../../components/layout/useActionButton.ts";
import { useActions } from "../../form/actions/useActions.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Icon } from "../../ui/display/Icon.tsx";
import { isFocusLost } from "../../ui/dom/isFocusLost.ts";
import { useUi } from "../../ui/root/useUi.ts";

interface ManagedDoiProps {
  readonly doi: DoiField;
  readonly disabled: boolean;
  readonly id: string;
}

/** A DOI of the platform: reserved now, or registered on publishing. A reserved one can be discarded. */
export function ManagedDoi({ doi, disabled, id }: ManagedDoiProps) {
  const t = useMessage();
  const { announce } = useUi();
  const { reservePid, discardPid } = useActions();
  const reserve = useActionButton("reserve-pid");
  const discard = useActionButton("discard-pid");
  const box = useRef<HTMLDivElement>(null);
  const helpId = `${id}-kind`;
  const { identifier, config } = doi;
  const mayReserve = !disabled && doi.canReserve;

  const shown = useRef(identifier);
  useEffect(() => {
    if (shown.current === identifier) return;
    shown.current = identifier;
    announce(identifier === "" ? t("doi.news.discarded") : t("doi.news.reserved", { identifier }));
    // The pressed button is gone, so its replacement gets the focus. A focus that has moved elsewhere stays there,
    // since typing must not press the new button.
    if (isFocusLost(box.current)) box.current?.querySelector<HTMLElement>("button")?.focus();
  }, [announce, t, identifier]);
  return (
    <div className="deposit-stack" data-gap="small" ref={box}>
      {identifier === "" ? (
        <div className="deposit-row">
          <Button
            // Errors of the field are corrected with this button, so they lead here.
            id={mayReserve ? id : undefined}
            icon="star"
            {...reserve}
            disabled={!mayReserve}
            aria-label={config.btn_label_get_pid || t("doi.reserve")}
            aria-describedby={helpId}
            onClick={() => void reservePid()}
          >
            {config.btn_label_get_pid || t("doi.reserve")}
          </Button>
        </div>
      ) : (
        <div className="deposit-doi">
          <Icon name={doi.canDiscard ? "checkCircle" : "lock"} />
          <span className="deposit-doi__value">
            <span className="deposit-small deposit-muted">
              {t(doi.canDiscard ? "doi.value" : "doi.value.registered")}
            </span>{" "}
            <bdi dir="ltr" data-doi="">
              {identifier}
            </bdi>
          </span>
          {doi.canDiscard ? (
            <Button
              size="sm"
              variant="quiet"
              icon="trash"
              {...discard}
              disabled={disabled}
              aria-label={config.btn_label_discard_pid || t("doi.discard")}
              onClick={() => void discardPid()}
            >
              {config.btn_label_discard_pid || t("doi.discard")}
            </Button>
          ) : null}
        </div>
      )}
      {identifier === "" ? (
        <div className="deposit-field__help" id={helpId}>
          {config.managed_help_text || t("doi.managed.help")}
        </div>
      ) : doi.canDiscard || doi.options.length > 1 ? null : (
        // With several choices, the disabled ones show this text.
        <div className="deposit-field__help">{t("doi.registered")}</div>
      )}
    </div>
  );
}
