import { createHash } from "node:crypto";
import type { PressJob, Printed } from "../press-job";
import { sharedWorkshop } from "./workshop";

const MAX_BYTES = 64_000_000;

/**
 * Finished prints by content, the least lately used leaving first; two who ask for the same print at
 * the same time wait for one job. A failure is not kept.
 */
export class PrintCache {
  private readonly prints = new Map<string, KeptPrint>();

  constructor(private readonly maxBytes = MAX_BYTES) {}

  /** The print kept under the key, or the one that `make` makes. */
  get(key: string, make: () => Promise<Printed>): Promise<Printed> {
    const kept = this.prints.get(key) ?? this.keep(key, make());
    this.prints.delete(key);
    this.prints.set(key, kept);
    return kept.print;
  }

  private keep(key: string, print: Promise<Printed>): KeptPrint {
    const kept = { print, bytes: 0 };
    print.then(
      ({ bytes }) => {
        kept.bytes = bytes.byteLength;
        this.clearOldest();
      },
      () => this.prints.delete(key),
    );
    return kept;
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

interface KeptPrint {
  readonly print: Promise<Printed>;
  /** 0 until printed. */
  bytes: number;
}

const cache = new PrintCache();

/**
 * Prints in the shared workshop, or returns what was printed from the same job before; in development it always
 * prints, so that changes to templates and words show.
 */
export function printOnce(job: PressJob): Promise<Printed> {
  if (process.env.NODE_ENV === "development") return sharedWorkshop().print(job);
  const key = createHash("sha256").update(JSON.stringify(job)).digest("hex");
  return cache.get(key, () => sharedWorkshop().print(job));
}
