// After each test file, restores the state of this process that the file may have changed.
import { afterAll } from "vitest";
import type { PrismaClient } from "@/lib/db/generated/client";

const process_ = globalThis as typeof globalThis & { grundlagDatabase?: PrismaClient };
const before = { ...process.env };

afterAll(async () => {
  for (const name of Object.keys(process.env)) {
    if (!(name in before)) delete process.env[name];
  }
  Object.assign(process.env, before);
  await process_.grundlagDatabase?.$disconnect();
  delete process_.grundlagDatabase;
});
