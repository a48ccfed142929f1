/** Where people find this service, without a slash at its end: as the environment says, else as this request came. */
export function publicAddress(request: Request): string {
  const own = process.env.PUBLIC_URL;
  if (own) return own.replace(/\/+$/, "");
  const host = request.headers.get("x-forwarded-host") ?? request.headers.get("host");
  const { protocol, origin } = new URL(request.url);
  const forwarded = request.headers.get("x-forwarded-proto") ?? protocol;
  const asked = `${forwarded.startsWith("https") ? "https" : "http"}://${host}`;
  return host !== null && URL.canParse(asked) ? new URL(asked).origin : origin;
}
