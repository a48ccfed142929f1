import { type NextRequest, NextResponse } from "next/server";
import { contentSecurityPolicy, securityHeaders } from "@/lib/http/security-headers";

const https = /^https:/i.test(process.env.PUBLIC_URL ?? "");
const development = process.env.NODE_ENV === "development";

/** Gives every page its security headers and a fresh nonce, which Next.js puts on its own scripts. */
export function proxy(request: NextRequest): NextResponse {
  const nonce = crypto.randomUUID().replaceAll("-", "");
  const policy = contentSecurityPolicy({ nonce, https, development });
  const headers = new Headers(request.headers);
  headers.set("x-nonce", nonce);
  headers.set("content-security-policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  for (const [name, value] of Object.entries(securityHeaders({ https }))) {
    response.headers.set(name, value);
  }
  return response;
}

// The API sets headers of its own; next.config.ts those of the build's files and of the health paths.
export const config = {
  matcher: ["/((?!api/v1|_next/static/|_next/image|healthz|readyz|favicon).*)"],
};
