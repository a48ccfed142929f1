import { expect, test } from "vitest";
import { safePath } from "@/app/(account)/_components/safe-path";

test.each([
  ["/desk?new=scenario", "/desk?new=scenario"],
  ["/scenarios/a/edit#x", "/scenarios/a/edit#x"],
  [undefined, "/desk"],
  ["", "/desk"],
  ["https://evil.example", "/desk"],
  ["//evil.example", "/desk"],
  ["/\\evil.example", "/desk"],
  ["/..//evil.example", "/desk"],
  ["/.//evil.example", "/desk"],
  ["/\t/evil.example", "/desk"],
  ["javascript:alert(1)", "/desk"],
])("after signing in, %s leads to %s", (next, path) => {
  expect(safePath(next)).toBe(path);
});
