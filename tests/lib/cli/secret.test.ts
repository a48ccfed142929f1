import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { keptSecret, replaceSecret, secretFile } from "@/lib/cli/secret";

const root = await mkdtemp(path.join(tmpdir(), "grundlag-secret-"));
const folder = path.join(root, "data");
afterAll(() => rm(root, { recursive: true }));

test("the secret is made once, kept, and long enough for the service to accept", async () => {
  const made = await keptSecret(folder);
  expect(made.length).toBeGreaterThanOrEqual(32);
  expect(await keptSecret(folder)).toBe(made);
  expect((await stat(secretFile(folder))).mode & 0o777).toBe(0o600);
});

test("a restored secret takes its place and is as private", async () => {
  await replaceSecret(folder, "from the backup");
  expect(await keptSecret(folder)).toBe("from the backup");
  expect((await stat(secretFile(folder))).mode & 0o777).toBe(0o600);
});
