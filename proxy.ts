import { type NextRequest, NextResponse } from "next/server";
import { actionFault } from "@/lib/http/action-fault";
import {
  contentSecurityPolicy,
  scriptsOfNonce,
  securityHeaders,
} from "@/lib/http/security-headers";
import { PLAIN } from "@/lib/http/stored-page";

const https = /^https:/i.test(process.env.PUBLIC_URL ?? "");
const development = process.env.NODE_ENV === "development";

/**
 * Gives every page its security headers and turns malformed calls of server actions away. Pages are rendered with a
 * fresh nonce, which Next.js puts on its own scripts, but for those that will be stored.
 */
export async function proxy(request: NextRequest): Promise<Response> {
  const fault = await actionFault(request);
  if (fault) return new NextResponse(fault.detail, { status: fault.status });
  const response = rendered(request);
  for (const [name, value] of Object.entries(securityHeaders({ https }))) {
    response.headers.set(name, value);
  }
  return response;
}

function rendered(request: NextRequest): Response {
  const nonce = request.headers.has(PLAIN) ? null : crypto.randomUUID().replaceAll("-", "");
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
