import type {
  ArrivalView,
  FormationView,
  ScenarioView,
  SideView,
  Totals,
  UnitView,
} from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { Words } from "../../document/text/words";
import type { DiagramBox, DiagramSheet } from "./diagram-sheet";
import { commandOf } from "./order-command";
import { formationSigns, keyOfSigns, unitSigns } from "./order-signs";
import { unitValues } from "./order-values";

/** The most columns side by side on one page. */
const MAX_COLUMNS = 7;
/** The most columns on a page in portrait. */
const MAX_UPRIGHT = 3;

/** The orders of battle the reader may know as diagrams, one sheet per side. */
export function diagramSheets(view: ScenarioView, words: Words): DiagramSheet[] {
  return view.sides.flatMap((side) => {
    if (side.formations === null || side.formations.length === 0) return [];
    const top = topBox(side, side.formations, words);
    const columns = Math.min(top.columns, MAX_COLUMNS);
    return [
      {
        title: words.diagram("title", { side: words.clean.name(side.name) }),
        colour: side.colour,
        landscape: columns > MAX_UPRIGHT,
        top,
        mostColumns: MAX_COLUMNS,
        key: [["", words.diagram("behind")], ...signsMet(side.formations, words)],
      },
    ];
  });
}

/** The top box: a side's only formation, or a box for the side with its several formations below. */
function topBox(side: SideView, formations: readonly FormationView[], words: Words): DiagramBox {
  const top: Side = { inner: formations.map(branchOf), isAcross: true };
  const [only] = top.inner;
  if (top.inner.length === 1 && only) {
    only.isAcross = true;
    spread(only);
    return boxOf(only, words);
  }
  spread(top);
  const inner = top.inner.map((each) => boxOf(each, words));
  return {
    name: words.clean.name(side.name),
    commander: "",
    strength: side.totals === null ? "" : strengthOf(side.totals, words),
    signs: [],
    units: [],
    inner,
    across: true,
    columns: columnsOf(inner),
  };
}

/** A side or formation during layout: decides whether its inner formations are side by side. */
interface Side {
  readonly inner: readonly Branch[];
  isAcross: boolean;
}

interface Branch extends Side {
  readonly formation: FormationView;
}

function branchOf(formation: FormationView): Branch {
  return { formation, inner: formation.formations.map(branchOf), isAcross: false };
}

/** Height of a formation's own box, in lines of units. */
const BOX_LINES = 3;

function linesOf({ formation, inner }: Branch): number {
  return linesUnder(inner) + BOX_LINES + formation.units.length;
}

function linesUnder(branches: readonly Branch[]): number {
  return branches.reduce((lines, each) => lines + linesOf(each), 0);
}

/**
 * Spreads the longest columns over several, as long as these fit side by side and the columns are long enough to gain
 * from it.
 */
function spread(top: Side): void {
  const enough = linesUnder(top.inner) / MAX_COLUMNS;
  for (;;) {
    const leaves = top.inner.flatMap(leavesOf);
    const taken = leaves.length;
    const [longest] = leaves
      .filter((leaf) => leaf.inner.length > 1 && linesOf(leaf) > enough)
      .filter((leaf) => taken - 1 + leaf.inner.length <= MAX_COLUMNS)
      .sort((a, b) => linesOf(b) - linesOf(a));
    if (!longest) return;
    longest.isAcross = true;
  }
}

function leavesOf(branch: Branch): Branch[] {
  return branch.isAcross ? branch.inner.flatMap(leavesOf) : [branch];
}

function boxOf({ formation, inner, isAcross }: Branch, words: Words): DiagramBox {
  const boxes = inner.map((each) => boxOf(each, words));
  const across = isAcross && boxes.length > 0;
  return {
    name: words.clean.name(formation.name),
    commander: commandOf(formation, words),
    strength: strengthOf(formation.totals, words),
    signs: shownSigns(formationSigns(formation), formation.arrives),
    units: formation.units.map((unit) => unitOf(unit, words)),
    inner: boxes,
    across,
    columns: across ? columnsOf(boxes) : 1,
  };
}

function columnsOf(boxes: readonly DiagramBox[]): number {
  return boxes.reduce((columns, each) => columns + each.columns, 0);
}

function unitOf(unit: UnitView, words: Words): DiagramBox["units"][number] {
  const { figures, guns, valour = "" } = unitValues(unit, words);
  const [standing = ""] = figures.split("\n");
  const wagons = unit.wagons === null ? "" : words.print("kind.wagons", { count: unit.wagons });
  return {
    arm: unit.arm,
    name: words.clean.name(unit.name),
    signs: shownSigns(unitSigns(unit, words), unit.arrives),
    strength: standing || guns.replace(" × ", "×") || wagons || words.print("orders.unknown"),
    valour,
  };
}

function strengthOf({ figures, guns }: Totals, { diagram }: Words): string {
  return [
    ...(figures > 0 ? [diagram("figures", { count: figures })] : []),
    ...(guns > 0 ? [diagram("guns", { count: guns })] : []),
  ].join(" · ");
}

/**
 * The signs of the order of battle that are shown: later arrival, hidden troops, and valour that differs from the
 * table.
 */
const SHOWN = /^[→◌!?*]/u;

/** The shown signs, without that of arrival if the formation above arrives at the same time. */
function shownSigns(signs: readonly string[], arrives: ArrivalView | null): string[] {
  const shown = signs.filter((sign) => SHOWN.test(sign));
  return arrives?.withAbove === true ? shown.filter((sign) => !sign.startsWith("→")) : shown;
}

function signsMet(formations: readonly FormationView[], words: Words): DiagramSheet["key"] {
  return keyOfSigns(formations, words).filter(([sign]) => SHOWN.test(sign));
}
