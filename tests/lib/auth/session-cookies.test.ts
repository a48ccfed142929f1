import { afterEach, expect, test, vi } from "vitest";
import { isServedByHttps } from "@/lib/auth/context";
import { nextAuthOptions } from "@/lib/auth/next-auth-options";
import { sessionCookieName } from "@/lib/auth/session-token";

vi.stubEnv("NEXTAUTH_SECRET", "a secret of forty characters for testing");
afterEach(() => vi.restoreAllMocks());

const options = () =>
  nextAuthOptions(new Request("http://localhost"), { failed: () => {}, entered: () => {} });

test.each([
  ["https://grundlag.example.org", true],
  ["HTTPS://grundlag.example.org", true],
  ["http://grundlag.example.org", false],
  ["", false],
])("served at %s, cookies insist on https: %s", (url, secure) => {
  vi.stubEnv("PUBLIC_URL", url);
  expect(isServedByHttps()).toBe(secure);
  expect(options().useSecureCookies).toBe(secure);
  expect(sessionCookieName().startsWith("__Secure-")).toBe(secure);
});

test("a session that cannot be read is no fault to log; others are", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { logger } = options();
  logger?.error?.("JWT_SESSION_ERROR", new Error("Invalid Compact JWE"));
  expect(log).not.toHaveBeenCalled();
  logger?.error?.("CALLBACK_CREDENTIALS_HANDLER_ERROR", new Error("the database is away"));
  expect(log).toHaveBeenCalledOnce();
  expect(log).toHaveBeenCalledWith(expect.stringContaining("the database is away"));
});
