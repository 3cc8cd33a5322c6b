const SCHEMES = new Set(["http:", "https:", "ftp:", "ftps:"]);

/** Whether a text is a full web address with a host that has a domain, an IP address, or `localhost`. */
export function isWebAddress(text: string): boolean {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text) || /[\s<>]/.test(text)) return false;
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (!SCHEMES.has(url.protocol)) return false;
  const host = url.hostname;
  return host === "localhost" || host.startsWith("[") || /^[^.]+(\.[^.]+)*\.[^.]{1,}\.?$/.test(host);
}
