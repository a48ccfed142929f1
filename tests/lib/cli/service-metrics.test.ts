import { mkdtemp, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { noteBackup } from "@/lib/cli/last-backup";
import { startServiceMetrics } from "@/lib/cli/service-metrics";
import { figureIn } from "@/tests/setup/figure";

const folder = await mkdtemp(path.join(tmpdir(), "grundlag-metrics-"));
afterAll(() => rm(folder, { recursive: true }));

let now = new Date("2026-11-28T12:00:00Z");
const { countRestart, text } = startServiceMetrics({
  dataFolder: folder,
  version: "1.2.3",
  now: () => now,
});
const figure = async (sample: string) => figureIn(await text(), sample);

test("the release and its start are named", async () => {
  expect(await text()).toContain('grundlag_build_info{version="1.2.3"');
  expect(await figure("process_start_time_seconds")).toBe(now.getTime() / 1_000);
});

test("free space is that of the data's disk, and absent without the folder", async () => {
  const { blocks, bsize } = await statfs(folder);
  const free = await figure("grundlag_disk_free_bytes");
  expect(free).toBeGreaterThan(0);
  expect(free).toBeLessThan(blocks * bsize);
  const lost = startServiceMetrics({ dataFolder: path.join(folder, "none"), version: "1.2.3" });
  expect(figureIn(await lost.text(), "grundlag_disk_free_bytes")).toBeNull();
});

test("replaced processes are counted by cause", async () => {
  countRestart("silent");
  countRestart("silent");
  countRestart("exit");
  expect(await figure('grundlag_process_restarts_total{cause="silent"}')).toBe(2);
  expect(await figure('grundlag_process_restarts_total{cause="exit"}')).toBe(1);
});

test("a backup has an age once there is one, which grows", async () => {
  const sample = 'grundlag_backup_age_seconds{made_by="command"}';
  expect(await text()).not.toContain("grundlag_backup_age_seconds{");
  await noteBackup(folder, { madeBy: "command", at: now });
  expect(await figure(sample)).toBe(0);
  now = new Date(now.getTime() + 3_600_000);
  expect(await figure(sample)).toBe(3_600);
  await noteBackup(folder, { madeBy: "upgrade", at: now });
  expect(await figure('grundlag_backup_age_seconds{made_by="upgrade"}')).toBe(0);
  expect(await figure(sample)).toBe(3_600);
});
