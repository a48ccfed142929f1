import { type NextRequest, NextResponse } from "next/server";
import { actionFault } from "@/lib/http/action-fault";
import {
  contentSecurityPolicy,
  scriptsOfNonce,
  securityHeaders,
} from "@/lib/http/security-headers";

const https = /^https:/i.test(process.env.PUBLIC_URL ?? "");
const development = process.env.NODE_ENV === "development";

/**
 * Sets security headers on every page and rejects malformed calls of server actions. Pages get a fresh nonce, which
 * Next.js puts on its own scripts.
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
  const scripts = scriptsOfNonce(crypto.randomUUID().replaceAll("-", ""));
  const policy = contentSecurityPolicy({ scripts, https, development });
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  return response;
}

// The API sets its own headers. next.config.js sets those of built files, of the health paths, and of requests that an
// open page makes for the data of another page (header `rsc`), none of which run scripts.
export const config = {
  matcher: [
    {
      source:
        "/((?!api/v1|_next/static/|healthz|readyz|favicon|icon.svg|apple-icon.png|manifest.webmanifest).*)",
      missing: [{ type: "header", key: "rsc" }],
    },
  ],
};
