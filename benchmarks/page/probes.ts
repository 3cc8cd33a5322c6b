// Runs in the platform's page before its scripts: the form's probes, which also look into shadow roots.
import { installProbes } from "../form/probes.ts";

const selector = '[name="metadata.title"]:not(:disabled)';

function titleIsThere(): boolean {
  const shadow = document.querySelector("deposit-form")?.shadowRoot;
  return document.querySelector(selector) !== null || (shadow?.querySelector(selector) ?? null) !== null;
}

installProbes();
window.probes.whenInteractive = async () => {
  while (!titleIsThere()) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve));
  return performance.now();
};
