import { expect, test } from "vitest";
import { homeAddress, parseEnvironment } from "@/lib/db/environment";

test("an empty environment gives the documented defaults", () => {
  expect(parseEnvironment({})).toEqual({
    PORT: 3000,
    HOST: "127.0.0.1",
    DATA_DIR: ".data",
    KEEPERS: "",
    BACKUP_BEFORE_UPGRADE: "on",
    LOG_LEVEL: "info",
    SIGN_IN_FAILURES_PER_15_MIN: 10,
    ADDRESS_SIGN_IN_FAILURES_PER_MIN: 30,
    ACCOUNT_SIGN_IN_FAILURES_PER_HOUR: 100,
    SIGN_UPS_PER_HOUR: 100,
    RESETS_PER_HOUR: 20,
    LINK_MISSES_PER_15_MIN: 60,
    DOCUMENTS_PER_ACCOUNT: 2000,
    BYTES_PER_ACCOUNT: 200_000_000,
    WORK_SECONDS_PER_MINUTE: 120,
    ANONYMOUS_BODY_BYTES: 1_000_000,
    CACHE_MEGABYTES: 128,
    OIDC_NAME: "OpenID Connect",
    TRUSTED_PROXIES: 0,
  });
});

test("a variable set to nothing counts as unset", () => {
  expect(parseEnvironment({ PORT: "", DATABASE_URL: " " })).toMatchObject({ PORT: 3000 });
});

test.each([
  ["PORT", "eighty"],
  ["PORT", "70000"],
  ["DATABASE_URL", "mysql://localhost/grundlag"],
  ["PUBLIC_URL", "grundlag.example.org"],
  ["NEXTAUTH_SECRET", "short"],
  ["SIGN_UPS_PER_HOUR", "0"],
  ["SMTP_URL", "mail.example.org"],
  ["OIDC_ISSUER", "accounts.example.org"],
])("%s=%s is refused by name", (name, value) => {
  expect(() => parseEnvironment({ [name]: value })).toThrow(name);
});

test("a secret is not repeated in the fault", () => {
  expect(() => parseEnvironment({ NEXTAUTH_SECRET: "hunter2" })).not.toThrow("hunter2");
  expect(() => parseEnvironment({ SMTP_URL: "http://me:hunter2@mail" })).not.toThrow("hunter2");
});

test("a provider is configured whole or not at all; what is missing is named", () => {
  const whole = {
    OIDC_ISSUER: "https://accounts.example.org",
    OIDC_CLIENT_ID: "grundlag",
    OIDC_CLIENT_SECRET: "hunter2",
  };
  expect(parseEnvironment(whole)).toMatchObject(whole);
  expect(() => parseEnvironment({ OIDC_CLIENT_SECRET: "hunter2" })).toThrow(
    /OIDC_ISSUER: is missing.*\nOIDC_CLIENT_ID: is missing/,
  );
});

test.each([
  [{}, "http://127.0.0.1:3000"],
  [{ HOST: "0.0.0.0", PORT: "80" }, "http://localhost:80"],
  [{ HOST: "::1" }, "http://[::1]:3000"],
  [{ PUBLIC_URL: "https://grundlag.example.org/" }, "https://grundlag.example.org"],
])("with %o links in letters begin with %s", (variables, home) => {
  expect(homeAddress(parseEnvironment(variables))).toBe(home);
});
