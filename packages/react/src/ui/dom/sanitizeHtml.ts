import DOMPurify from "dompurify";

/** The tags the platform keeps in descriptions; it strips all others without a word. */
const tags = [
  ..."a abbr acronym b blockquote br code col colgroup div em h1 h2 h3 h4 h5 i li ol p pre s span".split(" "),
  ..."strike strong sub sup table tbody td tfoot th thead tr u ul".split(" "),
];

/** The attributes it keeps, per tag. */
const language = ["dir", "lang"];
const cell = ["style", "colspan", "rowspan", "nowrap"];
const attributes: Readonly<Record<string, readonly string[]>> = {
  a: ["href", "title", "name", "target", "rel", "rev", "alt"],
  div: language,
  span: language,
  p: language,
  abbr: ["title", ...language],
  acronym: ["title", ...language],
  table: ["style"],
  tbody: ["style"],
  thead: ["style"],
  tfoot: ["style"],
  tr: ["style"],
  td: cell,
  th: cell,
  col: ["style", "span"],
  colgroup: ["style", "span"],
};

/** The style properties it keeps, on tables. */
const styles = new Set(
  "border-width border-collapse border-spacing height margin-right margin-left text-align vertical-align padding width".split(
    " ",
  ),
);

type Purify = ReturnType<typeof DOMPurify>;
let purify: Purify | undefined;

/** An instance of our own: hooks set on the shared one would change the sanitising of the host page. */
function instance(): Purify {
  if (purify !== undefined) return purify;
  const made = DOMPurify(window);
  made.addHook("uponSanitizeAttribute", (node, data) => {
    const kept = attributes[node.nodeName.toLowerCase()] ?? [];
    if (!kept.includes(data.attrName)) data.keepAttr = false;
    else if (data.attrName === "style") {
      data.attrValue = keepStyles(data.attrValue);
      if (data.attrValue === "") data.keepAttr = false;
    }
  });
  made.addHook("afterSanitizeAttributes", (node) => {
    if (node.getAttribute("target") === "_blank") node.setAttribute("rel", "noopener noreferrer");
  });
  purify = made;
  return made;
}

function keepStyles(value: string): string {
  return value
    .split(";")
    .map((declaration) => declaration.trim())
    .filter(
      (declaration) =>
        styles.has(declaration.split(":")[0]?.trim().toLowerCase() ?? "") && !/url\(|expression/i.test(declaration),
    )
    .join("; ");
}

/**
 * HTML as the platform would keep it: its tags, its attributes and web, mail and relative links only, so that
 * what a depositor sees is what is saved. The text inside a dropped tag stays. Needs a DOM.
 */
export function sanitizeHtml(html: string): string {
  return instance().sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: [...new Set(Object.values(attributes).flat())],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  });
}
