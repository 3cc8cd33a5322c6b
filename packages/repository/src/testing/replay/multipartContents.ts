import type { ContentOptions, SizeTable } from "./drawContents.ts";

const MIB = 1024 * 1024;

/** Sizes that keep what the recorded ones are to each other: parts, their sum, a byte less, a half. */
const SIZES: SizeTable = (random) => {
  const part = 5 * MIB + random.number(4096);
  const last = 900_000 + random.number(300_000);
  const small = 900 + random.number(500);
  const end = 200 + random.number(100);
  const other = 6 * MIB + random.number(4096);
  return new Map([
    [5_242_880, part],
    [5_242_879, part - 1],
    [2_621_440, Math.floor(part / 2)],
    [1_234_567, last],
    [600_000, Math.floor(last / 2)],
    [11_720_327, 2 * part + last],
    [6_291_456, other],
    [12_768_903, other + part + last],
    [1_048_576, MIB - random.number(4096)],
    [1000, small],
    [999, small - 1],
    [1001, small + 1],
    [500, Math.floor(small / 2)],
    [300, end],
    [100, Math.floor(end / 3)],
    [2300, 2 * small + end],
  ]);
};

/** Wholes by the parts that they were recorded from. */
const JOINED: Readonly<Record<string, readonly string[]>> = {
  ff53ed4566c42743053d96003200b3c4: [
    "1e0cc57a6ef359d3939216085a7a933a",
    "c000519e47da37542b7733d9bca06c31",
    "99876d7ebd5ecb291163e0a442513b7e",
  ],
  f3a4ba494f5c8caabc3b7198c3dcedc4: [
    "47020eedb8c1b62fdc54b50e7cded0ce",
    "91fc5218b98dd8b4dfe5b8abb96601ad",
    "1fa1da76cb3a087817d60c64137bf0d8",
  ],
};

/** What is sent in the place of the recorded bytes of `multipart`. */
export const MULTIPART_CONTENTS: ContentOptions = { sizes: SIZES, joined: JOINED };
