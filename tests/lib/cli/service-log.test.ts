import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { openLog } from "@/lib/cli/service";

const dataFolder = await mkdtemp(path.join(tmpdir(), "grundlag-log-"));
afterAll(() => rm(dataFolder, { recursive: true }));

test("the log and its earlier files are readable by their owner only", async () => {
  const folder = path.join(dataFolder, "log");
  await mkdir(folder);
  await writeFile(path.join(folder, "20260101-0000-01-service.log"), "earlier\n", { mode: 0o644 });
  const log = await openLog(dataFolder);
  log.write("a line\n");
  log.end();
  await once(log, "finish");
  const files = await readdir(folder);
  expect(files).toEqual(["20260101-0000-01-service.log", "service.log"]);
  for (const file of files) {
    const { mode } = await stat(path.join(folder, file));
    expect(mode & 0o777).toBe(0o600);
  }
});
