/**
 * The network address a request comes from: the last one of `X-Forwarded-For`, which the server or
 * the proxy nearest to it wrote; what stands before it is hearsay.
 */
export function clientAddress(request: Request): string {
  const chain = request.headers.get("x-forwarded-for")?.split(",") ?? [];
  return chain.at(-1)?.trim() || "unknown";
}
