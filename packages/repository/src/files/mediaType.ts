/** Returns the lower-case extension of a file name; `bin` without one. */
export const extension = (key: string): string => {
  const name = key.slice(key.lastIndexOf("/") + 1);
  return name.lastIndexOf(".") > 0 ? name.slice(name.lastIndexOf(".") + 1).toLowerCase() : "bin";
};

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  csv: "text/csv",
  gif: "image/gif",
  gz: "application/gzip",
  htm: "text/html",
  html: "text/html",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  js: "text/javascript",
  json: "application/json",
  md: "text/markdown",
  mp3: "audio/mpeg",
  mp4: "video/mp4",
  nc: "application/x-netcdf",
  pdf: "application/pdf",
  png: "image/png",
  py: "text/x-python",
  svg: "image/svg+xml",
  tar: "application/x-tar",
  tif: "image/tiff",
  tiff: "image/tiff",
  tsv: "text/tab-separated-values",
  txt: "text/plain",
  wav: "audio/x-wav",
  xml: "text/xml",
  zip: "application/zip",
};

/** Guesses the media type from a file name. */
export const mediaType = (key: string): string => MEDIA_TYPES[extension(key)] ?? "application/octet-stream";

const INLINE = /^(?:text\/(?!html|xml)|image\/(?!svg)|audio\/|video\/|application\/pdf)/;

/** Returns the `Content-Disposition`: inline for viewable types, otherwise an attachment with its name. */
export function dispositionOf(key: string): string {
  if (INLINE.test(mediaType(key))) return "inline";
  const name = key.slice(key.lastIndexOf("/") + 1);
  const plain = name.normalize("NFKD").replace(/[^\x20-\x7e]/g, "");
  const quoted = /^[\w!#$&+.^`|~-]+$/.test(plain) ? plain : `"${plain.replace(/(["\\])/g, "\\$1")}"`;
  if (plain === name) return `attachment; filename=${quoted}`;
  const escaped = encodeURIComponent(name).replace(/%(?:21|23|24|26|2B|5E|60|7C)/g, decodeURIComponent);
  return `attachment; filename=${quoted}; filename*=UTF-8''${escaped}`;
}
