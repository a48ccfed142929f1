import { PACK_PARTS } from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import { MAX_TABLE_SHEETS } from "@/lib/domain/table/sheets/table-sheets";
import type { PressJob } from "../kinds/press-job";

/**
 * A unit in a part takes a press of its own 1.5 ms: 300 units with 15 parts take 6 s on the clock and 8 s of processor
 * time, and 20 s beside other work on two processors. So many of them have the time of another small job, some 80 times
 * what they take: a press that shares its processors with others must not be ended.
 */
const PIECES_PER_JOB = 500;

/**
 * The time on the clock after which a job is given up, in ms, by what is asked: units times parts, and the sheets of
 * the table, of which there are at most as many as are printed.
 */
export function timeForMs(job: PressJob, smallJobMs: number): number {
  if (job.work !== "pack" && job.work !== "pages") return smallJobMs;
  const { parts } = job.options;
  const units = foundIn(job).units.size;
  const asked = PACK_PARTS.filter((part) => parts.includes(part)).length;
  const sheets = parts.includes("table-sheets") ? MAX_TABLE_SHEETS : 0;
  return smallJobMs * (1 + (units * asked + sheets) / PIECES_PER_JOB);
}

/** Lists in a view whose length makes a print slow, with singular and plural. */
const COUNTED = {
  units: ["unit", "units"],
  regiments: ["regiment", "regiments"],
  features: ["shape", "shapes"],
  points: ["corner", "corners"],
} as const;
type Counted = keyof typeof COUNTED;

/** Items found per list name; items with an id are counted once, even if they occur several times. */
type Found = Record<Counted, Set<unknown>>;

/** The size of a job in numbers: "2000 units, 3000 shapes, 24000 corners"; empty if it has nothing to count. */
export function extentOf(job: PressJob): string {
  const found = foundIn(job);
  return (Object.keys(COUNTED) as Counted[])
    .filter((name) => found[name].size > 0)
    .map((name) => `${found[name].size} ${COUNTED[name][found[name].size === 1 ? 0 : 1]}`)
    .join(", ");
}

function foundIn(job: PressJob): Found {
  const found: Found = {
    units: new Set(),
    regiments: new Set(),
    features: new Set(),
    points: new Set(),
  };
  collect(job, found);
  return found;
}

function collect(value: unknown, found: Found): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    if (Array.isArray(child) && Object.hasOwn(COUNTED, key)) {
      for (const thing of child) found[key as Counted].add(thing?.id ?? thing);
    }
    collect(child, found);
  }
}
