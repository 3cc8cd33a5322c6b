import { forwardRef, type InputHTMLAttributes } from "react";

/** Props of {@link FileInput}. */
export interface FileInputProps {
  /** What the picker is for; said by assistive technology that finds the input itself. */
  label: string;
  onFiles: (files: File[]) => void;
  /** @default false */
  multiple?: boolean | undefined;
  /** Asks for a folder, and takes all files in it and below. @default false */
  folder?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** React's types do not know the attribute, and every browser that has folders does. */
const ofFolder: InputHTMLAttributes<HTMLInputElement> & { readonly webkitdirectory: string } = { webkitdirectory: "" };

/** The browser's picker of files, out of sight: a button opens it by `ref.current.click()`. */
export const FileInput = forwardRef<HTMLInputElement, FileInputProps>(function FileInput(
  { label, onFiles, multiple = false, folder = false, disabled },
  ref,
) {
  return (
    <input
      {...(folder ? ofFolder : {})}
      ref={ref}
      type="file"
      hidden
      multiple={multiple || folder}
      disabled={disabled}
      aria-label={label}
      onChange={(event) => {
        const files = Array.from(event.target.files ?? []);
        // Choosing the same file again must count as a choice.
        event.target.value = "";
        if (files.length > 0) onFiles(files);
      }}
    />
  );
});
