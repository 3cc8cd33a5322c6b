/** The words of a {@link RichText}. */
export interface RichTextLabels {
  toolbar: string;
  bold: string;
  italic: string;
  subscript: string;
  superscript: string;
  heading1: string;
  heading2: string;
  heading3: string;
  bulletList: string;
  numberedList: string;
  indent: string;
  outdent: string;
  quote: string;
  code: string;
  link: string;
  undo: string;
  redo: string;
  /** Label of the field for a link's address. */
  linkAddress: string;
  applyLink: string;
  removeLink: string;
  cancelLink: string;
  /** What is wrong with an address that is no web or mail address. */
  linkInvalid: string;
  /** While the editor is being fetched. */
  loading: string;
  /** The editor could not be fetched; the text can be edited as HTML source. */
  failed: string;
  /** The editor could not be fetched; what is written is plain text. */
  plain: string;
}
