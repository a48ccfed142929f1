import { cookies } from "next/headers";
import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { deviceCookie } from "@/lib/auth/caller";
import { isServedByHttps, serviceContext } from "@/lib/auth/context";
import { LINKING_COOKIE } from "@/lib/auth/enter-by-provider";
import { nextAuthOptions, SIGN_IN_PAGE } from "@/lib/auth/next-auth-options";
import { PROVIDER_ID } from "@/lib/auth/provider";
import { cookieHeader, ownCookieName } from "@/lib/auth/request-cookie";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { languageOf } from "@/lib/http/language";
import { assertSameOrigin } from "@/lib/http/origin-check";
import { nothingAtAddress, problemOf } from "@/lib/http/problem";
import { forItsReader } from "@/lib/http/problem-page";
import { publicAddress } from "@/lib/http/public-address";
import { readText } from "@/lib/http/read-body";

type AuthRoute = { params: Promise<{ nextauth: string[] }> };

/** The next-auth actions that are offered, with the ways to sign in; its own pages and its log are not. */
const ACTIONS: Readonly<Record<string, readonly string[]>> = {
  GET: [
    ...["csrf", "session", "providers", "error"],
    ...["signin", "signin/credentials", `signin/${PROVIDER_ID}`],
    `callback/${PROVIDER_ID}`,
  ],
  POST: ["callback/credentials", "signout", `signin/${PROVIDER_ID}`],
};
const FORM_TYPES = ["application/x-www-form-urlencoded", "application/json"];

/**
 * Answers sign-in requests with next-auth, behind our own checks: the body's size is limited and the body read
 * beforehand, requests from foreign pages are refused, and a refused sign-in says why as a problem (401, or 429 with
 * `Retry-After`; 503 or 507 if the database failed).
 */
export async function answerAuth(request: NextRequest, route: AuthRoute): Promise<Response> {
  try {
    const { nextauth } = await route.params;
    const offered = ACTIONS[request.method] ?? [];
    if (!offered.includes(nextauth.join("/"))) throw nothingAtAddress(request);
    assertSameOrigin(request);
    if (request.method === "POST" || !(await hasWayBack())) await forgetWayBack();
    const response = await askNextAuth(await safeRequest(request), nextauth);
    return nextauth[0] === "providers" ? await withOwnAddresses(response, request) : response;
  } catch (error) {
    const language = languageOf(request);
    return forItsReader(request, problemOf(error, language), language);
  }
}

const WAY_BACK = "next-auth.callback-url";

/** Whether next-auth's cookie contains a valid address to return to after the provider. */
async function hasWayBack(): Promise<boolean> {
  return URL.canParse((await cookies()).get(ownCookieName(WAY_BACK))?.value ?? "");
}

// Deletes next-auth's cookie with the return address: a damaged one would keep the browser from ever signing in.
async function forgetWayBack(): Promise<void> {
  const name = ownCookieName(WAY_BACK);
  const jar = await cookies();
  const secure = isServedByHttps();
  if (jar.has(name)) jar.set(name, "", { path: "/", secure, httpOnly: true, sameSite: "lax" });
}

async function askNextAuth(request: NextRequest, nextauth: string[]): Promise<Response> {
  const failures: unknown[] = [];
  let entered: string | undefined;
  const options = nextAuthOptions(request, {
    failed: (reason) => void failures.push(reason),
    entered: (accountId) => {
      entered = accountId;
    },
  });
  const params = Promise.resolve({ nextauth });
  const response: Response = await NextAuth(request, { params }, options);
  if (failures.length > 0) throw failures[0];
  if (response.status >= 500) {
    throw new GrundlagError(
      "invalid-document",
      "A cookie or the callbackUrl is not of this service.",
    );
  }
  if (await lacksCsrfToken(response)) {
    throw new GrundlagError("forbidden", "Send the csrfToken of GET /api/v1/auth/csrf along.");
  }
  return withCookies(onOwnPaths(response), entered ? await cookiesOfEntry(entered) : []);
}

/** The cookies of a successful sign-in: the browser becomes a known device, and any pending linking ends. */
async function cookiesOfEntry(accountId: string): Promise<string[]> {
  const { newId } = serviceContext();
  const linking = cookieHeader(ownCookieName(LINKING_COOKIE.name), "", 0);
  return [await deviceCookie(accountId, newId), linking];
}

function withCookies(response: Response, setCookies: readonly string[]): Response {
  const headers = new Headers(response.headers);
  for (const each of setCookies) headers.append("set-cookie", each);
  return new Response(response.body, { status: response.status, headers });
}

// Whether the CSRF token was missing. In that case next-auth only redirects to its own page, with a 200 for scripts.
async function lacksCsrfToken(response: Response): Promise<boolean> {
  const pointsTo = response.headers.get("location") ?? (await response.clone().text());
  return /\/signin\?csrf=true|\/signout\?csrf=true/.test(pointsTo);
}

/** The request passed to next-auth: a flat form of texts, with a return address within this service. */
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

// Replaces the addresses in next-auth's answer, since it knows the service's origin but not the path of this route.
async function withOwnAddresses(response: Response, request: NextRequest): Promise<Response> {
  const here = `${publicAddress(request)}/api/v1/auth`;
  const providers = Object.entries((await response.json()) as Record<string, object>);
  const answer = providers.map(([id, provider]) => [
    id,
    { ...provider, signinUrl: `${here}/signin/${id}`, callbackUrl: `${here}/callback/${id}` },
  ]);
  return Response.json(Object.fromEntries(answer), response);
}

// Redirects next-auth's errors to our sign-in page, with a relative address, whatever host name the browser uses.
function onOwnPaths(response: Response): Response {
  const location = response.headers.get("location");
  const url = location ? new URL(location, "http://localhost") : null;
  if (!url || !/^\/api\/(v1\/)?auth\//.test(url.pathname)) return response;
  const headers = new Headers(response.headers);
  const error = url.searchParams.get("error");
  headers.set(
    "location",
    error ? `${SIGN_IN_PAGE}?error=${encodeURIComponent(error)}` : SIGN_IN_PAGE,
  );
  return new Response(null, { status: response.status, headers });
}
