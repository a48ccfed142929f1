import { useDeferredValue, useMemo, useState } from "react";
import { newId } from "@/app/(author)/_editor/new-id";
import { LIMITS } from "@/lib/domain/limits";
import type { Feature } from "@/lib/domain/scenario/feature";
import { contoursOf } from "@/lib/domain/scenario/ground-file/contours";
import { readGeoJson } from "@/lib/domain/scenario/ground-file/geojson";
import {
  type FileShape,
  GroundFileError,
  type GroundFileFault,
  type GroundFinding,
} from "@/lib/domain/scenario/ground-file/ground-file";
import {
  type GroundPlan,
  layingOf,
  type PlanPlace,
  planOf,
} from "@/lib/domain/scenario/ground-file/ground-plan";
import { groupsOf, type ShapeGroup } from "@/lib/domain/scenario/ground-file/groups";
import type { HeightGrid } from "@/lib/domain/scenario/ground-file/height-grid";
import { readHeights } from "@/lib/domain/scenario/ground-file/heights";
import { layOnTable } from "@/lib/domain/scenario/ground-file/lay-on-table";
import { readOwnGeoJson } from "@/lib/domain/scenario/ground-file/own-geojson";
import type { Scenario } from "@/lib/domain/scenario/scenario";

/** Larger files are pictures or whole countries. */
const MOST_BYTES = 20_000_000;

interface FileFault {
  readonly fault: GroundFileFault | "too-large";
  /** The line or the JSON Pointer where it showed; empty where that is nowhere. */
  readonly at: string;
}

/** What was found in a file. */
type ReadFile =
  | {
      readonly is: "own";
      readonly features: readonly Feature[];
      readonly findings: readonly GroundFinding[];
    }
  | {
      readonly is: "shapes";
      readonly plan: GroundPlan;
      readonly findings: readonly GroundFinding[];
    }
  | { readonly is: "heights"; readonly grid: HeightGrid }
  | ({ readonly is: "fault" } & FileFault);

/** How it is to come onto the table. */
export interface GroundWish {
  readonly to: "add" | "replace";
  readonly place: PlanPlace;
  readonly toleranceCm: number;
  readonly intervalMetres: number;
  readonly smoothing: number;
  /** Height of the contour that becomes the first layer; null: the lowest of the file. */
  readonly firstMetres: number | null;
  /** Kind of terrain of a group, by the group's key; null leaves it out. What is not named is as likely. */
  readonly kinds: Readonly<Record<string, string | null>>;
}

const FIRST_WISH: GroundWish = {
  to: "add",
  place: { by: "scale", turnDeg: 0, eastCm: 0, northCm: 0 },
  toleranceCm: 0.5,
  intervalMetres: 10,
  smoothing: 1,
  firstMetres: null,
  kinds: {},
};

/** A group under a key of its own among the others. */
export function groupKey({ form, tag }: Pick<ShapeGroup, "form" | "tag">): string {
  return `${form} ${tag}`;
}

/** A file of ground, what is wished of it, and what that would put on the table. */
export function useGroundFile(scenario: Scenario) {
  const [name, setName] = useState("");
  const [read, setRead] = useState<ReadFile | null>(null);
  const [wish, setWish] = useState(FIRST_WISH);
  const settled = useDeferredValue(wish);
  const ground = useMemo(() => groundOf(read, settled), [read, settled]);
  const made = useMemo(
    () => madeOf(read, ground, settled, scenario),
    [read, ground, settled, scenario],
  );
  const take = async (file: File) => {
    setName(file.name);
    setRead(file.size > MOST_BYTES ? tooLarge : readText(await file.text()));
    setWish(FIRST_WISH);
  };
  const change = (part: Partial<GroundWish>) => setWish((before) => ({ ...before, ...part }));
  const firstMetres = wish.firstMetres ?? (ground ? lowestOf(ground.plan.shapes) : null);
  return { name, read, wish, change, ground, made, firstMetres, take };
}
export type GroundFileState = ReturnType<typeof useGroundFile>;

const tooLarge: ReadFile = { is: "fault", fault: "too-large", at: "" };

function readText(text: string): ReadFile {
  try {
    if (!/^\s*[[{]/.test(text)) return { is: "heights", grid: readHeights(text) };
    const own = readOwnGeoJson(text);
    if (own) return { is: "own", ...own };
    const file = readGeoJson(text);
    return { is: "shapes", plan: planOf(file), findings: file.findings };
  } catch (error) {
    if (!(error instanceof GroundFileError)) throw error;
    return { is: "fault", fault: error.fault, at: error.at };
  }
}

interface Ground {
  readonly plan: GroundPlan;
  readonly groups: readonly ShapeGroup[];
  readonly findings: readonly GroundFinding[];
}

/** The shapes of a file with what they say of themselves; contours first have to be drawn. */
function groundOf(read: ReadFile | null, wish: GroundWish): Ground | null {
  if (read?.is === "shapes") {
    return { plan: read.plan, groups: groupsOf(read.plan.shapes), findings: read.findings };
  }
  if (read?.is !== "heights") return null;
  const file = contoursOf(read.grid, wish);
  const plan = planOf(file);
  return { plan, groups: groupsOf(plan.shapes), findings: file.findings };
}

interface Made {
  readonly features: readonly Feature[];
  readonly findings: readonly GroundFinding[];
}

const NOTHING: Made = { features: [], findings: [] };

function madeOf(
  read: ReadFile | null,
  ground: Ground | null,
  wish: GroundWish,
  scenario: Scenario,
): Made {
  if (read?.is === "own") return { ...read, features: roomFor(read.features, wish, scenario) };
  if (!ground) return NOTHING;
  const { map, settings } = scenario;
  const table = { ...map, metresPerCm: settings.metresPerCm };
  const similarity = layingOf(ground.plan, wish.place, table);
  if (!similarity) return { features: [], findings: ground.findings };
  const laid = layOnTable(
    ground.groups.flatMap((group) => {
      const chosen = wish.kinds[groupKey(group)];
      const key = chosen === undefined ? group.likely : chosen;
      return key ? [{ group, key }] : [];
    }),
    {
      similarity,
      toleranceCm: wish.toleranceCm,
      table,
      layers: {
        firstMetres: wish.firstMetres ?? lowestOf(ground.plan.shapes),
        intervalMetres: wish.intervalMetres,
      },
      newId,
    },
  );
  const features = roomFor(laid.features, wish, scenario);
  return { features, findings: [...ground.findings, ...laid.findings] };
}

function lowestOf(shapes: readonly FileShape[]): number {
  return shapes.reduce(
    (lowest, { heightMetres }) => Math.min(lowest, heightMetres ?? lowest),
    Number.POSITIVE_INFINITY,
  );
}

/** What is added beside a shape of the same id gets an id of its own. */
function roomFor(
  features: readonly Feature[],
  { to }: GroundWish,
  { map }: Scenario,
): readonly Feature[] {
  if (to === "replace") return features;
  const taken = new Set(map.features.map(({ id }) => id));
  return features
    .slice(0, LIMITS.features - map.features.length)
    .map((feature) => (taken.has(feature.id) ? { ...feature, id: newId() } : feature));
}
