export const answerJson = (
  body: unknown,
  status: number,
  type: string,
  headers: Readonly<Record<string, string>> = {},
): Response => new Response(JSON.stringify(body), { status, headers: { "Content-Type": type, ...headers } });

export const noContent = (): Response =>
  new Response(null, { status: 204, headers: { "Content-Type": "text/html; charset=utf-8" } });
