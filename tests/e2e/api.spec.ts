import { type APIRequestContext, expect, test } from "@playwright/test";

const API = "/api/v1";
const PASSWORD = "correct horse battery";

function freshEmail(): string {
  return `e2e-${crypto.randomUUID()}@example.org`;
}

async function signUp(request: APIRequestContext): Promise<string> {
  const email = freshEmail();
  const data = { email, password: PASSWORD, name: "Elise" };
  expect((await request.post(`${API}/users`, { data })).status()).toBe(201);
  return email;
}

async function signIn(request: APIRequestContext, email: string, password = PASSWORD) {
  const { csrfToken } = await (await request.get(`${API}/auth/csrf`)).json();
  return request.post(`${API}/auth/callback/credentials`, {
    form: { csrfToken, email, password, json: "true" },
  });
}

test("signs up, signs in by cookie, writes, and is gone after signing out", {
  tag: "@http",
}, async ({ request }) => {
  const email = await signUp(request);
  const refused = await signIn(request, email, "wrong wrong wrong");
  expect(refused.status()).toBe(401);
  expect(await refused.json()).toMatchObject({ code: "bad-credentials" });
  expect((await signIn(request, email)).status()).toBe(200);
  expect(await (await request.get(`${API}/users/me`)).json()).toMatchObject({ email });
  const data = { kind: "scenario", schemaVersion: 1, title: "By cookie", language: "en" };
  const created = await request.post(`${API}/scenarios`, { data });
  expect(created.status()).toBe(201);
  const foreign = await request.post(`${API}/scenarios`, {
    data,
    headers: { origin: "https://evil.example" },
  });
  expect(foreign.status()).toBe(403);
  const { csrfToken } = await (await request.get(`${API}/auth/csrf`)).json();
  await request.post(`${API}/auth/signout`, { form: { csrfToken, json: "true" } });
  expect((await request.get(`${API}/users/me`)).status()).toBe(401);
});

test("the session cookie is out of scripts' reach and a stolen one dies with the sessions", {
  tag: "@http",
}, async ({ request, playwright, baseURL }) => {
  const email = await signUp(request);
  await signIn(request, email);
  const { cookies } = await request.storageState();
  const session = cookies.find(({ name }) => name.endsWith("next-auth.session-token"));
  expect(session).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  const headers = { cookie: `${session?.name}=${session?.value}` };
  const thief = await playwright.request.newContext({
    ...(baseURL ? { baseURL } : {}),
    extraHTTPHeaders: headers,
  });
  expect((await thief.get(`${API}/users/me`)).status()).toBe(200);
  expect((await request.delete(`${API}/users/me/sessions`)).status()).toBe(204);
  expect((await thief.get(`${API}/users/me`)).status()).toBe(401);
  expect((await thief.get(`${API}/auth/session`)).status()).toBe(200);
  expect(await (await thief.get(`${API}/auth/session`)).json()).toEqual({});
  await thief.dispose();
});

test("a sign-in without its token is refused, hostile forms are no failure", {
  tag: "@http",
}, async ({ request }) => {
  const email = await signUp(request);
  const url = `${API}/auth/callback/credentials`;
  const form = { email, password: PASSWORD, json: "true" };
  expect((await request.post(url, { form })).status()).toBe(403);
  const { csrfToken } = await (await request.get(`${API}/auth/csrf`)).json();
  const bad: Parameters<typeof request.post>[1][] = [
    { data: "{", headers: { "content-type": "application/json" } },
    { data: "x".repeat(5_000_000), headers: { "content-type": "application/json" } },
    { data: "<a/>", headers: { "content-type": "text/xml" } },
    { form: { csrfToken, json: "true", callbackUrl: "javascript:alert(1)" } },
    { form: { csrfToken, email: "\0", password: "\0", json: "true" } },
    { form: { csrfToken, email: "x".repeat(5_000), password: "y".repeat(5_000), json: "true" } },
  ];
  for (const request_ of bad) {
    const status = (await request.post(url, request_)).status();
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  }
  for (const path of ["_log", "verify-request", "callback/github", "signin/github", "x/y/z"]) {
    expect((await request.post(`${API}/auth/${path}`, { form: {} })).status()).toBeLessThan(500);
    expect((await request.get(`${API}/auth/${path}`)).status()).toBeLessThan(500);
  }
});

test("after signing in people are led nowhere but to this service", { tag: "@http" }, async ({
  request,
}) => {
  const email = await signUp(request);
  const { csrfToken } = await (await request.get(`${API}/auth/csrf`)).json();
  const form = {
    csrfToken,
    email,
    password: PASSWORD,
    json: "true",
    callbackUrl: "//evil.example",
  };
  const answer = await request.post(`${API}/auth/callback/credentials`, { form });
  expect(new URL((await answer.json()).url).pathname).toBe("/");
  expect((await answer.json()).url).not.toContain("evil");
});

test("pages carry their security headers, each with a nonce of its own", { tag: "@http" }, async ({
  request,
}) => {
  const answers = [await request.get("/sign-in"), await request.get("/sign-in")];
  const nonces = answers.map((answer) => {
    const headers = answer.headers();
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("same-origin");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    return /'nonce-(\w+)'/.exec(headers["content-security-policy"] ?? "")?.[1];
  });
  expect(nonces[0]).toMatch(/^\w{32}$/);
  expect(nonces[0]).not.toBe(nonces[1]);
});

test("a cached page names its scripts by their digests, since a nonce would be known", {
  tag: "@http",
}, async ({ request }) => {
  for (let time = 0; time < 2; time++) {
    const headers = (await request.get("/")).headers();
    const policy = headers["content-security-policy"] ?? "";
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("'sha256-");
    expect(policy).not.toContain("nonce-");
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
  }
});

test("pictures are encoded for nobody, and no line of the log can be forged that way", {
  tag: "@http",
}, async ({ request }) => {
  const forged = encodeURIComponent('/\n{"level":"error","msg":"forged"}');
  const answer = await request.get(`/_next/image?url=${forged}&w=640&q=75`);
  expect(answer.status()).toBe(404);
});

test("a side's pack is a PDF that no shared cache may keep", { tag: "@http" }, async ({
  request,
}) => {
  const url = `${API}/scenarios/sehested-1813`;
  const { sides } = await (await request.get(url)).json();
  const pack = await request.get(`${url}/packs/side-${sides[0].id}.pdf?lang=da&paper=a4`);
  expect(pack.status()).toBe(200);
  expect(pack.headers()).toMatchObject({ "content-type": "application/pdf" });
  expect(pack.headers()["cache-control"]).toContain("private");
  expect((await pack.body()).subarray(0, 5).toString()).toBe("%PDF-");
});

test("whatever does not exist below the API is a problem in JSON", { tag: "@http" }, async ({
  request,
}) => {
  for (const path of ["/nothing", "/scenarios/%00", "/scenarios/a/b/c", "/users/x", "/auth"]) {
    const answer = await request.get(`${API}${path}`);
    expect([path, answer.status()]).toEqual([path, 404]);
    expect(answer.headers()["content-type"]).toContain("application/problem+json");
  }
  expect((await request.get(`${API}/scenarios/%E0%A4%A`)).status()).toBe(400);
});

test("says where to sign in, by the address that was asked for", { tag: "@http" }, async ({
  request,
  baseURL,
}) => {
  const { credentials } = await (await request.get(`${API}/auth/providers`)).json();
  expect(credentials).toMatchObject({
    signinUrl: `${baseURL}${API}/auth/signin/credentials`,
    callbackUrl: `${baseURL}${API}/auth/callback/credentials`,
  });
  const there = await request.get(credentials.signinUrl);
  expect([there.status(), new URL(there.url()).pathname]).toEqual([200, "/sign-in"]);
  const headers = { "x-forwarded-host": "club.example", "x-forwarded-proto": "https" };
  const proxied = await (await request.get(`${API}/auth/providers`, { headers })).json();
  expect(proxied.credentials.signinUrl).toBe(`https://club.example${API}/auth/signin/credentials`);
});
