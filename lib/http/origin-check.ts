import { GrundlagError } from "@/lib/domain/document/error-code";

const SAFE_METHODS = ["GET", "HEAD", "OPTIONS"];

/**
 * Throws `forbidden` if a foreign page made a signed-in browser send a change. Browsers state the origin of a request
 * in `Sec-Fetch-Site` or at least in `Origin`; a client that sends neither is not a browser and only sends a cookie
 * on purpose.
 */
export function assertSameOrigin(request: Request): void {
  if (SAFE_METHODS.includes(request.method)) return;
  const site = request.headers.get("sec-fetch-site");
  const same = site === null ? isOwnOrigin(request) : site === "same-origin";
  if (!same) {
    throw new GrundlagError(
      "forbidden",
      "A page of another site sent this request; send it from this service's own pages, or with a bearer token.",
    );
  }
}

function isOwnOrigin(request: Request): boolean {
  const origin = request.headers.get("origin");
  return origin === null || isOwnAddress(request, origin);
}

/** Whether an address is on the host that the request was sent to, or on the service's own. */
export function isOwnAddress(request: Request, address: string): boolean {
  const hosts: (string | symbol | null)[] = [
    request.headers.get("x-forwarded-host"),
    request.headers.get("host"),
  ];
  return (
    hosts.includes(hostOf(address)) || hostOf(address) === hostOf(process.env.PUBLIC_URL ?? "")
  );
}

// A value that never equals another for an invalid address, such as the origin "null".
function hostOf(url: string): string | symbol {
  return URL.canParse(url) ? new URL(url).host : Symbol("no host");
}
