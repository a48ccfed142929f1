/** The service's public address, without a slash at the end: from the environment, otherwise from this request. */
export function publicAddress(request: Request): string {
  const own = process.env.PUBLIC_URL;
  if (own) return own.replace(/\/+$/, "");
  const host = forwarded(request, "host") ?? request.headers.get("host");
  const { protocol, origin } = new URL(request.url);
  const scheme = forwarded(request, "proto") ?? protocol;
  const asked = `${scheme.startsWith("https") ? "https" : "http"}://${host}`;
  return host !== null && URL.canParse(asked) ? new URL(asked).origin : origin;
}

/** The value the outermost proxy received; each further proxy appends its own after a comma. */
function forwarded(request: Request, part: "host" | "proto"): string | undefined {
  return request.headers.get(`x-forwarded-${part}`)?.split(",")[0]?.trim();
}
