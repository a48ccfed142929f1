import { readFile } from "node:fs/promises";
import { totalmem } from "node:os";

/** What a build takes at its peak, measured on two cores. */
const NEEDED_BYTES = 2_700_000_000;

/** What to say before a build on a machine with `bytes` of memory and swap; null if they are enough. */
export function buildMemoryWarning(bytes: number): string | null {
  if (bytes >= NEEDED_BYTES) return null;
  return `A build needs ${gigabytes(NEEDED_BYTES)} of memory for a minute or two, and there are ${gigabytes(bytes)} here with swap. If it is killed, add swap and build again.`;
}

/** The memory of this machine or container together with its swap, in bytes; without swap outside of Linux. */
export async function machineMemory(): Promise<number> {
  const info = await readFile("/proc/meminfo", "utf8").catch(() => "");
  const bytesOf = (name: string) =>
    1_024 * Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(info)?.[1] ?? 0);
  const bytes = bytesOf("MemTotal") + bytesOf("SwapTotal") || totalmem();
  return Math.min(bytes, process.constrainedMemory() || bytes);
}

function gigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(1)} GB`;
}
