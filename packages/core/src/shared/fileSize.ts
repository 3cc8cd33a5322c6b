const decimalUnits = ["KB", "MB", "GB", "TB", "PB"];
const binaryUnits = ["KiB", "MiB", "GiB", "TiB", "PiB"];

/** Formatters by language and digits: making one costs more than using it a thousand times. */
const formatters = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: string, digits: number): Intl.NumberFormat {
  const key = `${locale} ${digits}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  formatters.set(key, made);
  return made;
}

/**
 * A number of bytes as people read it: "512 bytes", "1.50 MB" (decimal, 1000) or "1.43 MiB" (binary, 1024).
 * Two decimals from one kilobyte on (behaviour 2.2); digits and the word for bytes as `locale` (BCP 47) has them.
 *
 * @example formatFileSize(1_500_000, true) // "1.50 MB"
 */
export function formatFileSize(bytes: number, decimal: boolean, locale = "en"): string {
  const step = decimal ? 1000 : 1024;
  if (bytes < step) return `${numberFormat(locale, 0).format(bytes)} ${bytes === 1 ? "byte" : "bytes"}`;
  const units = decimal ? decimalUnits : binaryUnits;
  const power = Math.min(units.length, Math.floor(Math.log(bytes) / Math.log(step)));
  const amount = bytes / step ** power;
  const digits = numberFormat(locale, 2).format(amount);
  return `${digits} ${units[power - 1] ?? ""}`;
}
