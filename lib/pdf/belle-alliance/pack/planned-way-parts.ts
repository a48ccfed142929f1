import type {
  BoundView,
  PlannedWayView,
  ScenarioView,
} from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { Words } from "../../document/text/words";
import type { Column, Part } from "./sheet";

type March = NonNullable<PlannedWayView["march"]>;

/** More stretches than these are counted, not named. */
const MOST_SLOWINGS = 6;

/**
 * The planned ways a reader knows: who marches, when head and tail are there, and what slows it where. Only the umpire's
 * table says for whom each is kept.
 */
export function plannedWayParts(view: ScenarioView, words: Words): Part[] {
  const { plannedWays } = view.map;
  if (plannedWays.length === 0) return [];
  const { print } = words;
  const isUmpires = view.umpire !== null;
  const shown = columns(words).filter((_, i) => isUmpires || i !== KEPT);
  const rows = plannedWays.map((way) =>
    cellsOf(way, view, words).filter((_, i) => isUmpires || i !== KEPT),
  );
  return [
    { part: "heading", level: 2, text: print("ways.title"), colour: null, startsPage: false },
    { part: "table", columns: shown, rows, totals: [] },
    { part: "remark", text: print("ways.reading") },
  ];
}

/** The column that only the umpire's table has. */
const KEPT = 1;

function columns({ print }: Words): Column[] {
  const column = (key: string, widthMm: number | null): Column => {
    return { label: print(`ways.${key}`), widthMm, align: "left" };
  };
  return [
    column("subject", null),
    column("kept", 26),
    column("start", 22),
    column("head", 22),
    column("tail", 22),
    column("slowed", null),
  ];
}

function cellsOf(way: PlannedWayView, view: ScenarioView, words: Words): string[] {
  const { print, clean } = words;
  const side = view.sides.find(({ id }) => id === way.sideId);
  const { startBound: bound, startTime: time, march } = way;
  const subject = [way.subject, way.name]
    .filter(Boolean)
    .map((name) => clean.name(name))
    .join(": ");
  return [
    way.mode === "fast" ? print("ways.pace", { subject, mode: print("ways.fast") }) : subject,
    print(`ways.keptFor.${way.keptFor}`, { name: clean.name(side?.name ?? "") }),
    boundText({ bound, time }, words),
    ...(march === null
      ? [print("ways.unknown"), "", ""]
      : [boundText(march.head, words), boundText(march.tail, words), slowText(march, view, words)]),
  ];
}

function boundText(at: BoundView | null, { print, number }: Words): string {
  if (at === null) return print("ways.never");
  const bound = number(at.bound);
  return at.time === null
    ? print("ways.bound", { bound })
    : print("ways.boundAt", { bound, time: at.time });
}

function slowText(march: March, view: ScenarioView, words: Words): string {
  const { print } = words;
  const { slowedBy, stopped } = march;
  const told = slowedBy.slice(0, MOST_SLOWINGS).map((each) => stretchText(each, view, words));
  const more = slowedBy.length - told.length;
  const all = [
    ...told,
    ...(more > 0 ? [print("ways.more", { count: more })] : []),
    ...(stopped === null ? [] : [print(`ways.stopped.${STOPPED.get(stopped) ?? "other"}`)]),
  ];
  return all.length === 0 ? print("ways.notSlowed") : all.join("; ");
}

/** What may stop a march on its way. */
const STOPPED = new Map(["impassable", "no-rate", "bridge"].map((code) => [code, code]));

/** A stretch that slows, and where it is; places in cm are only for readers with the grid. */
function stretchText(
  { ground, obstacle, fromCm, toCm, xCm, yCm }: March["slowedBy"][number],
  { map }: ScenarioView,
  { print, number }: Words,
): string {
  const what = obstacle
    ? print("ways.obstacle", { obstacle, ground })
    : print(`ways.ground.${ground}`);
  const cm = (value: number) => number(Math.round(value));
  const where = { what, from: cm(fromCm), to: cm(toCm) };
  return map.grid
    ? print("ways.alongAt", { ...where, x: cm(xCm), y: cm(yCm) })
    : print("ways.along", where);
}
