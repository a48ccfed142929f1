import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { findChromium, installedChromium } from "@/lib/cli/chromium";

const folder = await mkdtemp(path.join(tmpdir(), "grundlag-chromium-"));
afterAll(() => rm(folder, { recursive: true }));
const system = path.join(folder, "chromium");
await writeFile(system, "");
await chmod(system, 0o755);

afterEach(() => vi.unstubAllEnvs());

test("CHROMIUM_PATH comes before any other browser", async () => {
  vi.stubEnv("PATH", folder);
  vi.stubEnv("CHROMIUM_PATH", process.execPath);
  expect(await findChromium("/nowhere")).toBe(process.execPath);
});

test("the system's browser comes before Playwright's own", () => {
  vi.stubEnv("PATH", `/nowhere${path.delimiter}${folder}`);
  expect(installedChromium(process.execPath)).toBe(system);
});

test("a CHROMIUM_PATH to a missing file is a fault, not a reason to look elsewhere", async () => {
  vi.stubEnv("PATH", folder);
  vi.stubEnv("CHROMIUM_PATH", "/nowhere/chromium");
  await expect(findChromium("/nowhere")).rejects.toThrow("CHROMIUM_PATH=/nowhere/chromium");
});

test("without any browser the fault says how to get one", () => {
  vi.stubEnv("PATH", "/nowhere");
  expect(() => installedChromium("/nowhere")).toThrow(
    /apt-get install chromium.*playwright install/,
  );
});
