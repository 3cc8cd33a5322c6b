import type { Settings } from "../settings.ts";

/** Applies limits before the routes. */
interface Limits {
  /** Returns the request, or 413 with an HTML page if its body is too large, as a proxy does. */
  limitSize(request: Request): Promise<Request | Response>;
  /** Adds the rate limit headers, and returns 429 for calls over the limit (docs/platform/http.md 7). */
  limitRate(caller: string, answer: () => Promise<Response>): Promise<Response>;
}

const TOO_LARGE =
  "<html>\r\n<head><title>413 Request Entity Too Large</title></head>\r\n<body>\r\n<center><h1>413 Request Entity Too Large</h1></center>\r\n<hr><center>nginx</center>\r\n</body>\r\n</html>\r\n";

export function createLimits({ maxContentLength, rateLimit, now }: Settings): Limits {
  /** Times of the counted calls, by caller. */
  const answered = new Map<string, readonly number[]>();

  return {
    async limitSize(request) {
      if (maxContentLength === undefined || request.body === null) return request;
      const declared = request.headers.get("Content-Length");
      const body = declared === null ? await request.blob() : undefined;
      if ((body?.size ?? Number(declared)) > maxContentLength) {
        if (body === undefined) await request.body.pipeTo(new WritableStream()).catch(() => undefined);
        return new Response(TOO_LARGE, { status: 413, headers: { "Content-Type": "text/html" } });
      }
      const { method, headers, url } = request;
      return body === undefined ? request : new Request(url, { method, headers, body });
    },
    async limitRate(caller, answer) {
      if (rateLimit === undefined) return answer();
      const { calls, seconds = 60 } = rateLimit;
      const time = now().getTime();
      const counted = (answered.get(caller) ?? []).filter((then) => then > time - seconds * 1000);
      const isOver = counted.length >= calls;
      const within = isOver ? counted : [...counted, time];
      answered.set(caller, within);
      // The platform resets one second after the oldest call expires, rounded down.
      const reset = Math.floor((within[0] ?? time) / 1000 + seconds + 1);
      const counts = {
        "Retry-After": String(Math.floor(reset - time / 1000)),
        "X-RateLimit-Limit": String(calls),
        "X-RateLimit-Remaining": String(calls - within.length),
        "X-RateLimit-Reset": String(reset),
      };
      if (isOver) {
        const body = { status: 429, message: `${calls} per ${period(seconds)}` };
        return Response.json(body, { status: 429, headers: counts });
      }
      const response = await answer();
      const headers = new Headers(response.headers);
      for (const [name, value] of Object.entries(counts)) headers.set(name, value);
      return response.type === "error" ? response : new Response(response.body, { status: response.status, headers });
    },
  };
}

function period(seconds: number): string {
  if (seconds % 3600 === 0) return `${seconds / 3600} hour`;
  return seconds % 60 === 0 ? `${seconds / 60} minute` : `${seconds} second`;
}
