/** Names of files as people give them, in every way of writing that a server may trip over. */
export const namesOfEveryScript = [
  "plain.csv",
  "with space & plus+percent%25#hash?.csv",
  "données-ÅÄÖ.txt",
  "данные.txt",
  "数据 資料 データ.txt",
  "데이터.txt",
  "بيانات.txt",
  "נתונים.txt",
  "डेटा.txt",
  "ข้อมูล.txt",
  "🌊🧂.bin",
  "e\u0301 decomposed.txt",
] as const;
