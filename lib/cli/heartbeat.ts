import type { ToPrimary } from "@/lib/cli/web-messages";

/** How often a process says that its event loop turns, and after how many missing beats it counts as hanging. */
export interface Heartbeat {
  readonly beatMs: number;
  readonly missing: number;
  /** The same before the first beat, while the process loads its code. */
  readonly missingWhileLoading: number;
}

/**
 * A process silent for 30 s answers nobody any more. Loading takes seconds, and on a small machine with much else to do
 * a minute; five are given.
 */
export const HEARTBEAT: Heartbeat = { beatMs: 5_000, missing: 6, missingWhileLoading: 60 };

/** A process that beats, as seen from the first one. */
interface Beating {
  on(event: "message", listen: (message: ToPrimary) => void): unknown;
  once(event: "exit", listen: () => void): unknown;
}

/**
 * Calls `onSilent` once, with the seconds of silence, if a process that was just started does not begin to beat, or
 * stops. Missing beats are counted by a timer of this process rather than by the clock, so that none is missing after
 * this process itself, or the whole machine, stood still.
 */
export function watchHeartbeat(
  process: Beating,
  onSilent: (seconds: number) => void,
  { beatMs, missing, missingWhileLoading }: Heartbeat = HEARTBEAT,
): void {
  let silent = 0;
  let most = missingWhileLoading;
  const timer = setInterval(() => {
    silent += 1;
    if (silent <= most) return;
    clearInterval(timer);
    onSilent((most * beatMs) / 1_000);
  }, beatMs).unref();
  process.on("message", ({ kind }) => {
    if (kind !== "alive") return;
    silent = 0;
    most = missing;
  });
  process.once("exit", () => clearInterval(timer));
}
