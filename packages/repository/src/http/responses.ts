export const jsonResponse = (
  body: unknown,
  status: number,
  type: string,
  headers: Readonly<Record<string, string>> = {},
): Response => new Response(JSON.stringify(body), { status, headers: { "Content-Type": type, ...headers } });

export const noContentResponse = (): Response =>
  new Response(null, { status: 204, headers: { "Content-Type": "text/html; charset=utf-8" } });
