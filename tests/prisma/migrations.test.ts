import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

test("the migrations make what the schema describes", () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    ["--import", "tsx", "prisma/make-migration.ts"],
    { encoding: "utf8" },
  );
  expect(stdout).toBe("The migrations and the schema agree.\n");
  expect(status).toBe(0);
});
