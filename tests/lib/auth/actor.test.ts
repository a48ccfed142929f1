import { expect, test } from "vitest";
import { sourceFiles } from "@/tests/architecture/source-files";

test("only the session gate makes an actor", () => {
  const callers = sourceFiles(["app", "lib", "prisma"])
    .filter(({ path, text }) => /\bmintActor\b/.test(text) && path !== "lib/auth/actor.ts")
    .map(({ path }) => path);
  expect(callers).toEqual(["lib/auth/session-gate.ts"]);
});
