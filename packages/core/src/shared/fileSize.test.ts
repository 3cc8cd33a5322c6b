import { expect, test } from "vitest";
import { formatFileSize } from "./fileSize.ts";

test("a size below a kilobyte is whole bytes, a larger one has two decimals, in units of 1,000 or of 1,024", () => {
  expect([0, 1, 999].map((bytes) => formatFileSize(bytes, true))).toEqual(["0 bytes", "1 byte", "999 bytes"]);
  expect(formatFileSize(1_500_000, true)).toBe("1.50 MB");
  expect(formatFileSize(1_500_000, false)).toBe("1.43 MiB");
});

test("a size is in the words and digits of the reader's language, the word for bytes among them", () => {
  expect(formatFileSize(3, true, "de-DE")).toBe("3 Byte");
  expect(formatFileSize(5, true, "pl-PL")).toBe("5 bajtów");
  expect(formatFileSize(3, true, "ar-SA")).toBe("٣ بايت");
  expect(formatFileSize(10_000_000_000, true, "de-DE")).toBe("10,00 GB");
});
