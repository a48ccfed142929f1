import { useDeferredValue, useMemo, useRef, useState } from "react";
import { toast } from "@/app/_ui/toasts";
import { useFaultWords } from "@/app/_ui/use-fault-words";
import { newId } from "@/app/(author)/_editor/new-id";
import type { Feature } from "@/lib/domain/belle-alliance/scenario/feature";
import { refuseForeign } from "@/lib/domain/belle-alliance/scenario/ground-file/foreign-file";
import {
  DEFAULT_GROUND_OPTIONS,
  type FoundGround,
  foundGround,
  type GroundOptions,
  type GroundSource,
  groundOnTable,
  lowestOf,
} from "@/lib/domain/belle-alliance/scenario/ground-file/found-ground";
import {
  GroundFileError,
  type GroundFileFault,
} from "@/lib/domain/belle-alliance/scenario/ground-file/ground-file";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { LIMITS } from "@/lib/domain/document/limits";

/** Larger files are images or whole countries. */
const MAX_BYTES = 20_000_000;

interface FileFault {
  readonly fault: GroundFileFault | "too-large";
  /** The line or JSON Pointer of the fault; empty if it has none. */
  readonly at: string;
  /** What the file calls the thing that is not known; empty if that is not the fault. */
  readonly named: string;
}

type ReadFile = GroundSource | ({ readonly is: "fault" } & FileFault);

/** How the ground is imported: in addition to what is on the table, or replacing it. */
export interface ImportOptions extends GroundOptions {
  readonly to: "add" | "replace";
}

const DEFAULT_OPTIONS: ImportOptions = { ...DEFAULT_GROUND_OPTIONS, to: "add" };

/** A file of ground, the options for it, and what it would put on the table. */
export function useGroundFile(scenario: Scenario) {
  const [name, setName] = useState("");
  const [read, setRead] = useState<ReadFile | null>(null);
  const [options, setOptions] = useState(DEFAULT_OPTIONS);
  const settled = useDeferredValue(options);
  const ground = useMemo(
    () => (read && read.is !== "fault" ? foundGround(read, settled) : null),
    [read, settled],
  );
  const made = useMemo(
    () => madeOf(read, ground, settled, scenario),
    [read, ground, settled, scenario],
  );
  const { partTitle } = useFaultWords();
  const [reading, setReading] = useState<File | null>(null);
  const latest = useRef<File>(null);
  const take = async (file: File) => {
    latest.current = file;
    setReading(file);
    const found = await readFile(file);
    if (latest.current !== file) return;
    setReading(null);
    if (found === null) return toast({ text: partTitle, look: "error" });
    setName(file.name);
    setRead(found);
    setOptions(DEFAULT_OPTIONS);
  };
  const change = (part: Partial<ImportOptions>) => setOptions((before) => ({ ...before, ...part }));
  const firstMetres = options.firstMetres ?? (ground ? lowestOf(ground.plan.shapes) : null);
  return { name, read, reading, options, change, ground, made, firstMetres, take };
}
export type GroundFileState = ReturnType<typeof useGroundFile>;

const tooLarge: ReadFile = { is: "fault", fault: "too-large", at: "", named: "" };

async function readFile(file: File): Promise<ReadFile | null> {
  if (file.size > MAX_BYTES) return tooLarge;
  const buffer = await file.arrayBuffer();
  await nextPaint();
  return readBytes(buffer);
}

/** Reading holds up the page, for seconds if the file is large, so what says that it is read must be drawn before. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** The ground in a file, or its fault; null if its reader, which is fetched when it is needed, could not be. */
async function readBytes(buffer: ArrayBuffer): Promise<ReadFile | null> {
  const bytes = new Uint8Array(buffer);
  try {
    if (!isTiff(bytes)) {
      refuseForeign(bytes);
      const text = await import(
        "@/lib/domain/belle-alliance/scenario/ground-file/read-ground"
      ).catch(() => null);
      return text?.readGround(new TextDecoder().decode(bytes)) ?? null;
    }
    const tiff = await import("@/lib/domain/belle-alliance/scenario/ground-file/geotiff").catch(
      () => null,
    );
    return tiff && { is: "heights", grid: tiff.readGeoTiff(bytes) };
  } catch (error) {
    if (!(error instanceof GroundFileError)) throw error;
    const { fault, at, named } = error;
    return { is: "fault", fault, at, named };
  }
}

/** Checks the first bytes of a TIFF. */
function isTiff([a, b, c, d]: Uint8Array): boolean {
  return (a === 0x49 && b === 0x49 && c === 42) || (a === 0x4d && b === 0x4d && d === 42);
}

type Made = ReturnType<typeof groundOnTable>;

const NOTHING: Made = { features: [], findings: [] };

function madeOf(
  read: ReadFile | null,
  ground: FoundGround | null,
  options: ImportOptions,
  scenario: Scenario,
): Made {
  if (read?.is === "own") return { ...read, features: roomFor(read.features, options, scenario) };
  if (!ground) return NOTHING;
  const table = { ...scenario.map, metresPerCm: scenario.settings.metresPerCm };
  const made = groundOnTable(ground, options, { table, newId });
  return { ...made, features: roomFor(made.features, options, scenario) };
}

/** An added shape gets a new id if its own is already in use. */
function roomFor(
  features: readonly Feature[],
  { to }: ImportOptions,
  { map }: Scenario,
): readonly Feature[] {
  if (to === "replace") return features;
  const taken = new Set(map.features.map(({ id }) => id));
  return features
    .slice(0, LIMITS.features - map.features.length)
    .map((feature) => (taken.has(feature.id) ? { ...feature, id: newId() } : feature));
}
