import type { PressJob } from "../press-job";

/** What makes a print long, by the name of its list in a view: the words for one and for several. */
const COUNTED = {
  units: ["unit", "units"],
  regiments: ["regiment", "regiments"],
  features: ["shape", "shapes"],
  points: ["corner", "corners"],
} as const;
type Counted = keyof typeof COUNTED;

/** The things in the lists of each name: what has an id counts once, wherever it stands. */
type Found = Record<Counted, Set<unknown>>;

/** What there is to be printed, in numbers: "2000 units, 3000 shapes, 24000 corners"; empty where nothing of it is counted. */
export function extentOf(job: PressJob): string {
  const found: Found = {
    units: new Set(),
    regiments: new Set(),
    features: new Set(),
    points: new Set(),
  };
  collect(job, found);
  return (Object.keys(COUNTED) as Counted[])
    .filter((name) => found[name].size > 0)
    .map((name) => `${found[name].size} ${COUNTED[name][found[name].size === 1 ? 0 : 1]}`)
    .join(", ");
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
