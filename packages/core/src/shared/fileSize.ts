const decimalUnits = ["KB", "MB", "GB", "TB", "PB"];
const binaryUnits = ["KiB", "MiB", "GiB", "TiB", "PiB"];

const styles = {
  bytes: { style: "unit", unit: "byte", unitDisplay: "long" },
  amount: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
} as const;

/** Formatters by language and style. Creating one costs more than using it a thousand times. */
const formatters = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: string, style: keyof typeof styles): Intl.NumberFormat {
  const key = `${locale} ${style}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(locale, styles[style]);
  formatters.set(key, made);
  return made;
}

/**
 * Formats a number of bytes: "512 bytes", "1.50 MB" (decimal, 1000) or "1.43 MiB" (binary, 1024). Shows two decimals
 * from one kilobyte on. `locale` (BCP 47) decides digits and words.
 *
 * @example formatFileSize(1_500_000, true) // "1.50 MB"
 */
export function formatFileSize(bytes: number, decimal: boolean, locale = "en"): string {
  const step = decimal ? 1000 : 1024;
  if (bytes < step) return numberFormat(locale, "bytes").format(bytes);
  const units = decimal ? decimalUnits : binaryUnits;
  const power = Math.min(units.length, Math.floor(Math.log(bytes) / Math.log(step)));
  const amount = bytes / step ** power;
  const digits = numberFormat(locale, "amount").format(amount);
  return `${digits} ${units[power - 1] ?? ""}`;
}
