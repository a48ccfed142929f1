/** Where people find this service, without a slash at its end: as the environment says, else as this request came. */
export function publicAddress(request: Request): string {
  const own = process.env.PUBLIC_URL;
  if (own) return own.replace(/\/+$/, "");
  const host = forwarded(request, "host") ?? request.headers.get("host");
  const { protocol, origin } = new URL(request.url);
  const scheme = forwarded(request, "proto") ?? protocol;
  const asked = `${scheme.startsWith("https") ? "https" : "http"}://${host}`;
  return host !== null && URL.canParse(asked) ? new URL(asked).origin : origin;
}

/** What the outermost of the proxies was asked: each adds what it heard behind a comma. */
function forwarded(request: Request, part: "host" | "proto"): string | undefined {
  return request.headers.get(`x-forwarded-${part}`)?.split(",")[0]?.trim();
}
