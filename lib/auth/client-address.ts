/**
 * The network address a request comes from. The server writes the connection's own address last into
 * `X-Forwarded-For`, each trusted proxy wrote the one before it; what stands further ahead is hearsay.
 */
export function clientAddress(
  request: { readonly headers: Pick<Headers, "get"> },
  trustedProxies: number,
): string {
  const chain = (request.headers.get("x-forwarded-for") ?? "")
    .split(",")
    .map((address) => address.trim());
  return chain.at(-1 - trustedProxies) || chain[0] || "unknown";
}
