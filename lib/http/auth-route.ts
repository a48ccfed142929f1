import { cookies } from "next/headers";
import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { isServedByHttps } from "@/lib/auth/context";
import { nextAuthOptions, SIGN_IN_PAGE } from "@/lib/auth/next-auth-options";
import { GrundlagError } from "@/lib/domain/error-code";
import { languageOf } from "@/lib/http/language";
import { assertSameOrigin } from "@/lib/http/origin-check";
import { problemOf } from "@/lib/http/problem";
import { readText } from "@/lib/http/read-body";
import { notHere } from "@/lib/http/routes";

type AuthRoute = { params: Promise<{ nextauth: string[] }> };

/** What of next-auth is offered; its own pages and its log are not. */
const ACTIONS: Readonly<Record<string, readonly string[]>> = {
  GET: ["csrf", "session", "providers", "signin", "error"],
  POST: ["callback", "signout"],
};
/** The one way to sign in. */
const PROVIDER = "credentials";
const FORM_TYPES = ["application/x-www-form-urlencoded", "application/json"];

/**
 * next-auth behind our own gate: the body is counted and read before it gets there, foreign pages are
 * turned away, and a refused sign-in says why as a problem (401, or 429 with `Retry-After`).
 */
export async function answerAuth(request: NextRequest, route: AuthRoute): Promise<Response> {
  try {
    const { nextauth } = await route.params;
    const [action = "", provider = PROVIDER] = nextauth;
    const isOffered = ACTIONS[request.method]?.includes(action) && provider === PROVIDER;
    if (!isOffered || nextauth.length > 2) throw notHere(request);
    assertSameOrigin(request);
    await forgetWayBack();
    return await askNextAuth(await safeRequest(request), nextauth);
  } catch (error) {
    return problemOf(error, languageOf(request));
  }
}

// Our pages know their own way back; a damaged one in next-auth's cookie would keep a browser from ever signing in.
async function forgetWayBack(): Promise<void> {
  const secure = isServedByHttps();
  const name = `${secure ? "__Secure-" : ""}next-auth.callback-url`;
  const jar = await cookies();
  if (jar.has(name)) jar.set(name, "", { path: "/", secure, httpOnly: true, sameSite: "lax" });
}

async function askNextAuth(request: NextRequest, nextauth: string[]): Promise<Response> {
  let refusal: GrundlagError | undefined;
  const options = nextAuthOptions((reason) => {
    refusal = reason;
  });
  const params = Promise.resolve({ nextauth });
  const response: Response = await NextAuth(request, { params }, options);
  if (refusal) throw refusal;
  if (response.status >= 500) {
    throw new GrundlagError(
      "invalid-document",
      "A cookie or the callbackUrl is not of this service.",
    );
  }
  if (await lacksCsrfToken(response)) {
    throw new GrundlagError("forbidden", "Send the csrfToken of GET /api/v1/auth/csrf along.");
  }
  return onOwnPaths(response);
}

// Where the token is missing next-auth only points to its own page, with a 200 for scripts.
async function lacksCsrfToken(response: Response): Promise<boolean> {
  const pointsTo = response.headers.get("location") ?? (await response.clone().text());
  return /\/signin\?csrf=true|\/signout\?csrf=true/.test(pointsTo);
}

/** The request as next-auth gets it: a flat form of texts, and a way back that stays in this service. */
async function safeRequest(request: NextRequest): Promise<NextRequest> {
  const url = new URL(request.url);
  url.searchParams.delete("callbackUrl");
  const { method, headers } = request;
  if (method !== "POST") return new NextRequest(url, { method, headers });
  const type = headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!FORM_TYPES.includes(type)) {
    throw new GrundlagError("unsupported-media-type", `Send ${FORM_TYPES.join(" or ")}.`);
  }
  const text = await readText(request);
  const form = type === "application/json" ? parseObject(text) : new URLSearchParams(text);
  form.set("callbackUrl", ownPath(form.get("callbackUrl")));
  const plain = new Headers(headers);
  plain.delete("content-length");
  plain.set("content-type", "application/x-www-form-urlencoded");
  return new NextRequest(url, { method, headers: plain, body: form.toString() });
}

function parseObject(text: string): URLSearchParams {
  try {
    const value: unknown = JSON.parse(text || "{}");
    const entries = Object.entries(value ?? {}).filter(([, each]) => typeof each !== "object");
    return new URLSearchParams(entries.map(([key, each]) => [key, String(each)]));
  } catch {
    throw new GrundlagError("malformed-json", "The body is not JSON.");
  }
}

function ownPath(path: string | null): string {
  return path && /^\/(?![/\\])[\x21-\x7e]*$/.test(path) ? path : "/";
}

// next-auth knows the service's origin but not where under it this route stands.
function onOwnPaths(response: Response): Response {
  const location = response.headers.get("location");
  const lost = location && new URL(location, "http://localhost").pathname.startsWith("/api/auth/");
  if (!lost) return response;
  const headers = new Headers(response.headers);
  headers.set("location", SIGN_IN_PAGE);
  return new Response(null, { status: response.status, headers });
}
