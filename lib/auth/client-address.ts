import { isIPv6 } from "node:net";

/**
 * The network address a request comes from. The server appends the connection's own address to `X-Forwarded-For`, and
 * each trusted proxy has appended the one before it; anything further left cannot be trusted.
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

/** The eight groups of an IPv6 address; null for any other, including an IPv4 address mapped to IPv6. */
export function groupsOf(address: string): readonly string[] | null {
  if (!isIPv6(address) || /\d\.\d/.test(address)) return null;
  const [head = "", tail = ""] = address.split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16).toString(16));
}

/** The address used for counting: for IPv6 its first half, since a household has all addresses that start with it. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  return mapped ?? groupsOf(address)?.slice(0, 4).join(":") ?? address;
}
