import type { ToPrimary } from "@/lib/cli/web-messages";

/** How often a process says that its event loop turns, and after how many missing beats it counts as hanging. */
export interface Heartbeat {
  readonly beatMs: number;
  readonly missing: number;
}

/** A process silent for 30 s answers nobody any more. */
export const HEARTBEAT: Heartbeat = { beatMs: 5_000, missing: 6 };

/** A process that beats, as seen from the first one. */
interface Beating {
  on(event: "message", listen: (message: ToPrimary) => void): unknown;
  once(event: "exit", listen: () => void): unknown;
}

/**
 * Calls `onSilent` once if a process stops beating. It is watched from its first beat, since loading its code takes as
 * long as the machine needs. Missing beats are counted by a timer of this process rather than by the clock, so that
 * none is missing after this process itself, or the whole machine, stood still.
 */
export function watchHeartbeat(
  process: Beating,
  onSilent: () => void,
  { beatMs, missing }: Heartbeat = HEARTBEAT,
): void {
  let silent = 0;
  let timer: NodeJS.Timeout | undefined;
  const listen = () => {
    silent += 1;
    if (silent <= missing) return;
    clearInterval(timer);
    onSilent();
  };
  process.on("message", ({ kind }) => {
    if (kind !== "alive") return;
    silent = 0;
    timer ??= setInterval(listen, beatMs).unref();
  });
  process.once("exit", () => clearInterval(timer));
}
