import { type NextRequest, NextResponse } from "next/server";
import { wantedPage } from "@/app/_frame/wanted-page";
import { actionFault } from "@/lib/http/action-fault";
import {
  contentSecurityPolicy,
  scriptsOfNonce,
  securityHeaders,
} from "@/lib/http/security-headers";
import { PLAIN, storedPage } from "@/lib/http/stored-page";

const https = /^https:/i.test(process.env.PUBLIC_URL ?? "");
const development = process.env.NODE_ENV === "development";

/**
 * Gives every page its security headers, turns malformed calls of server actions away, and answers with a stored page
 * where nobody is signed in. Any other is rendered with a fresh nonce, which Next.js puts on its own scripts.
 */
export async function proxy(request: NextRequest): Promise<Response> {
  const fault = await actionFault(request);
  if (fault) return new NextResponse(fault.detail, { status: fault.status });
  const isPlain = request.headers.has(PLAIN);
  const wanted = isPlain || development ? null : await wantedPage(request);
  const stored = wanted && (await storedPage(wanted));
  const response = stored ?? rendered(request, { isPlain });
  for (const [name, value] of Object.entries(securityHeaders({ https }))) {
    response.headers.set(name, value);
  }
  return response;
}

function rendered(request: NextRequest, { isPlain }: { isPlain: boolean }): Response {
  const nonce = isPlain ? null : crypto.randomUUID().replaceAll("-", "");
  const scripts = nonce === null ? "" : scriptsOfNonce(nonce);
  const policy = contentSecurityPolicy({ scripts, https, development });
  const headers = new Headers(request.headers);
  headers.delete("content-security-policy");
  if (nonce !== null) headers.set("content-security-policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  return response;
}

// The API sets headers of its own; next.config.js those of the build's files, of the health paths and of what a page
// that is open already fetches of another (its header `rsc`): none of these runs a script.
export const config = {
  matcher: [
    {
      source: "/((?!api/v1|_next/static/|_next/image|healthz|readyz|favicon).*)",
      missing: [{ type: "header", key: "rsc" }],
    },
  ],
};
