import { freemem } from "node:os";
import { expect, test } from "vitest";
import { buildMemoryWarning, machineMemory } from "@/lib/cli/build-memory";

test("a small machine is warned before a build, with what it has and what to do", () => {
  const warning = buildMemoryWarning(1_073_741_824);
  expect(warning).toContain("there are 1.1 GB here");
  expect(warning).toContain("add swap");
  expect(buildMemoryWarning(4_000_000_000)).toBeNull();
});

test("this machine has at least the memory that is free", async () => {
  expect(await machineMemory()).toBeGreaterThan(0);
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  expect(await machineMemory()).toBeGreaterThanOrEqual(Math.min(freemem(), limit));
});
