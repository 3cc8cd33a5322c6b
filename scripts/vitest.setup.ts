import { afterAll, afterEach } from "vitest";

// A warning nobody expected is a fault nobody looked at: it fails the test in which it was written. A test that expects
// one replaces the method (`vi.spyOn(console, "error").mockImplementation(…)`), and then nothing arrives here.
const stray: string[] = [];
for (const level of ["error", "warn"] as const) {
  const write = console[level].bind(console);
  console[level] = (...words: unknown[]): void => {
    stray.push(`console.${level}: ${words.map(String).join(" ").slice(0, 2000)}`);
    write(...words);
  };
}

function failOnStray(): void {
  const found = stray.splice(0);
  if (found.length > 0) throw new Error(`Stray output in a test:\n${found.join("\n")}`);
}
afterEach(failOnStray);
afterAll(failOnStray);
