import { expect, test } from "vitest";
import { parseEnvironment } from "@/lib/db/environment";

test("an empty environment gives the documented defaults", () => {
  expect(parseEnvironment({})).toEqual({
    PORT: 3000,
    HOST: "127.0.0.1",
    DATA_DIR: ".data",
    SIGN_IN_FAILURES_PER_15_MIN: 10,
    SIGN_UPS_PER_HOUR: 100,
    LINK_MISSES_PER_15_MIN: 60,
    DOCUMENTS_PER_ACCOUNT: 2000,
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
])("%s=%s is refused by name", (name, value) => {
  expect(() => parseEnvironment({ [name]: value })).toThrow(name);
});

test("a secret is not repeated in the fault", () => {
  expect(() => parseEnvironment({ NEXTAUTH_SECRET: "hunter2" })).not.toThrow("hunter2");
});
