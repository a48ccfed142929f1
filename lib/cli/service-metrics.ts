import { statfs } from "node:fs/promises";
import { Counter, Gauge, Registry } from "prom-client";
import { lastBackups } from "@/lib/cli/last-backup";

/** What only the first process knows; the figures of the web processes are added up beside it. */
export interface ServiceMetrics {
  /** Counts a web process that was replaced. */
  countRestart(cause: "exit" | "signal" | "silent"): void;
  /** All of it, in Prometheus' text format. */
  text(): Promise<string>;
}

/** Starts measuring the service whose data is in `dataFolder`; `version` is that of the release. */
export function startServiceMetrics(input: {
  dataFolder: string;
  version: string;
  /** Returns the present time; replaced in tests. */
  now?: () => Date;
}): ServiceMetrics {
  const { dataFolder, version, now = () => new Date() } = input;
  const registry = new Registry();
  const registers = [registry];
  const restarts = new Counter({
    name: "grundlag_process_restarts_total",
    help: "Web processes that were replaced, by cause: exit, signal, silent.",
    labelNames: ["cause"],
    registers,
  });
  new Gauge({
    name: "grundlag_build_info",
    help: "Always 1; the labels are the versions of Grundlag and of Node.",
    labelNames: ["version", "node"],
    registers,
  }).set({ version, node: process.versions.node }, 1);
  new Gauge({
    name: "process_start_time_seconds",
    help: "When the service started, in seconds since 1970.",
    registers,
  }).set(now().getTime() / 1_000);
  new Gauge({
    name: "grundlag_disk_free_bytes",
    help: "Free space of the disk that holds DATA_DIR. Absent if there is no such folder.",
    registers,
    async collect() {
      const disk = await statfs(dataFolder).catch(() => null);
      if (disk) this.set(disk.bavail * disk.bsize);
      else this.remove();
    },
  });
  new Gauge({
    name: "grundlag_backup_age_seconds",
    help: "Seconds since the last backup that was completed, by what made it: command, upgrade. Absent without one.",
    labelNames: ["made_by"],
    registers,
    async collect() {
      this.reset();
      for (const { madeBy, at } of await lastBackups(dataFolder)) {
        this.set({ made_by: madeBy }, (now().getTime() - at.getTime()) / 1_000);
      }
    },
  });
  return {
    countRestart: (cause) => restarts.inc({ cause }),
    text: () => registry.metrics(),
  };
}
