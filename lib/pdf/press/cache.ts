import { createHash } from "node:crypto";
import type { PressJob } from "../kinds/press-job";
import { cancelledPrint } from "./print-error";
import type { Printed } from "./printed";
import { sharedWorkshop } from "./workshop";

const MAX_BYTES = 64_000_000;

/**
 * Finished prints by content, evicted least recently used first. Readers who request the same print at the same time
 * wait for one job, which is aborted if all of them leave. Failures are not cached.
 */
export class PrintCache {
  private readonly prints = new Map<string, KeptPrint>();

  constructor(private readonly maxBytes = MAX_BYTES) {}

  /**
   * The cached print of a key, or the one created by `make`. A caller with a signal can abort it and then gets a
   * PrintError `cancelled`; a caller without one always waits.
   */
  get(key: string, make: Make, signal?: AbortSignal): Promise<Printed> {
    const kept = this.prints.get(key) ?? this.keep(key, make);
    this.prints.delete(key);
    this.prints.set(key, kept);
    kept.readers += 1;
    if (!signal) return kept.print;
    return new Promise((resolve, reject) => {
      const leave = () => {
        reject(cancelledPrint());
        this.leave(key, kept);
      };
      if (signal.aborted) return leave();
      signal.addEventListener("abort", leave, { once: true });
      const stay = () => signal.removeEventListener("abort", leave);
      kept.print.then(resolve, reject).finally(stay);
    });
  }

  private keep(key: string, make: Make): KeptPrint {
    const stop = new AbortController();
    const kept = { print: make(stop.signal), stop, readers: 0, bytes: 0 };
    kept.print.then(
      ({ bytes }) => {
        kept.bytes = bytes.byteLength;
        this.clearOldest();
      },
      () => this.drop(key, kept),
    );
    return kept;
  }

  private leave(key: string, kept: KeptPrint): void {
    kept.readers -= 1;
    if (kept.readers > 0 || kept.bytes > 0) return;
    this.drop(key, kept);
    kept.stop.abort();
  }

  /** Drops a print, unless another caller has already started a new one under the key. */
  private drop(key: string, kept: KeptPrint): void {
    if (this.prints.get(key) === kept) this.prints.delete(key);
  }

  private clearOldest(): void {
    let total = [...this.prints.values()].reduce((sum, { bytes }) => sum + bytes, 0);
    for (const [key, { bytes }] of this.prints) {
      if (total <= this.maxBytes) return;
      this.prints.delete(key);
      total -= bytes;
    }
  }
}

type Make = (signal: AbortSignal) => Promise<Printed>;

interface KeptPrint {
  readonly print: Promise<Printed>;
  readonly stop: AbortController;
  /** The number of callers still waiting. */
  readers: number;
  /** 0 until printed. */
  bytes: number;
}

const cache = new PrintCache();

/**
 * Prints in the shared workshop, or returns the cached print of the same job. In development it always prints, so that
 * changes to templates and words show up.
 */
export function printCached(job: PressJob, signal?: AbortSignal): Promise<Printed> {
  if (process.env.NODE_ENV === "development") return sharedWorkshop().print(job, signal);
  const key = createHash("sha256").update(JSON.stringify(job)).digest("hex");
  return cache.get(key, (stop) => sharedWorkshop().print(job, stop), signal);
}
