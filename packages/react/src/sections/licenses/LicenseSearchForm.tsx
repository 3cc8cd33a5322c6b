import { useMessage } from "../../i18n/useMessage.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { TextField } from "../../ui/TextField.tsx";

interface LicenseSearchFormProps {
  text: string;
  onTextChange: (text: string) => void;
  onSearch: (text: string) => void;
}

/** Words to look for; searched on Enter or by the button (behaviour 3.4). */
export function LicenseSearchForm({ text, onTextChange, onSearch }: LicenseSearchFormProps) {
  const t = useMessage();
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        // React's events go up through portals: a form around the editor must not be submitted.
        event.stopPropagation();
        onSearch(text.trim());
      }}
    >
      <Field label={t("licenses.search")}>
        {(inputProps) => (
          <TextField
            {...inputProps}
            type="search"
            before={<Icon name="search" />}
            after={
              <Button type="submit" size="sm">
                {t("licenses.search.submit")}
              </Button>
            }
            value={text}
            onValueChange={onTextChange}
            placeholder={t("licenses.search.placeholder")}
            autoComplete="off"
          />
        )}
      </Field>
    </form>
  );
}
