import { unitStand } from "@/lib/domain/belle-alliance/scenario/pack/unit-stand";
import type {
  FormationView,
  ScenarioView,
  SideView,
  UnitView,
} from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { Words } from "../../../document/text/words";
import { layPieces } from "./lay-pieces";
import type { StandPiece, StandSheets } from "./stand";

/** Margins of a page, and the height of its head with the title, in mm. */
const MARGIN_MM = 8;
const HEAD_MM = 8;

/** Stands that need more pieces than this are not printed. */
const MAX_PIECES = 12;

type Size = readonly [width: number, height: number];

/** The stands of all units in the view at true size, packed in rows onto few pages. */
export function standSheets(hand: {
  readonly view: ScenarioView;
  readonly words: Words;
  readonly paperMm: Size;
}): StandSheets[] {
  const { view, words, paperMm } = hand;
  const room: Size = [paperMm[0] - 2 * MARGIN_MM, paperMm[1] - 2 * MARGIN_MM - HEAD_MM];
  const units = view.sides.flatMap((side) =>
    (side.formations ?? []).flatMap(unitsUnder).map((unit) => ({ unit, side })),
  );
  if (units.length === 0) return [];
  const made = units.map(({ unit, side }) => ({
    unit,
    pieces: piecesOf(unit, side, { view, words, room }),
  }));
  const left = made.filter(({ pieces }) => pieces.length === 0);
  const { unitSheets, clean } = words;
  const names = left.map(({ unit }) => clean.name(unit.name)).join(", ");
  return [
    {
      section: "stands",
      title: unitSheets("stands.title"),
      remark: unitSheets("stands.remark"),
      left:
        left.length === 0
          ? ""
          : `${unitSheets("stands.left", { names })} (${unitSheets("stands.why")})`,
      marginMm: MARGIN_MM,
      headMm: HEAD_MM,
      sheets: layPieces(
        made.flatMap(({ pieces }) => pieces),
        room,
      ),
    },
  ];
}

function unitsUnder(formation: FormationView): UnitView[] {
  return [...formation.units, ...formation.formations.flatMap(unitsUnder)];
}

interface StandPlace {
  readonly view: ScenarioView;
  readonly words: Words;
  readonly room: Size;
}

/** The whole stand, or equal pieces if it fits no page; empty if it needs too many. */
function piecesOf(unit: UnitView, side: SideView, { view, words, room }: StandPlace): StandPiece[] {
  const placed = view.map.units.find(({ id }) => id === unit.id) ?? null;
  const stand = unitStand(unit, placed, view.settings);
  if (stand === null) return [];
  const { widthMm, depthMm, shape, formation } = stand;
  const { clean, terms, unitSheets, number } = words;
  const turned = liesBest([widthMm, depthMm], room);
  const [across, along] = turned === "quarter" ? [room[1], room[0]] : room;
  const columns = Math.ceil(widthMm / across);
  const rows = Math.ceil(depthMm / along);
  const pieces = columns * rows;
  if (pieces > MAX_PIECES) return [];
  const size = unitSheets("stands.size", { width: number(widthMm), depth: number(depthMm) });
  return Array.from({ length: pieces }, (_, i): StandPiece => {
    const sizeMm: Size = [widthMm / columns, depthMm / rows];
    const which = unitSheets("stands.piece", { piece: number(i + 1), pieces: number(pieces) });
    return {
      name: clean.name(unit.name),
      detail: [terms(`formation.${formation}`), size, ...(pieces > 1 ? [which] : [])].join(" · "),
      colour: side.colour,
      shape,
      wholeMm: [widthMm, depthMm],
      fromMm: [(i % columns) * sizeMm[0], Math.floor(i / columns) * sizeMm[1]],
      sizeMm,
      turned,
    };
  });
}

/** Unturned if it fits whole that way, otherwise turned if that fits; if neither fits, whichever needs fewer pieces. */
function liesBest([width, depth]: Size, room: Size): StandPiece["turned"] {
  const count = (across: number, along: number) =>
    Math.ceil(width / across) * Math.ceil(depth / along);
  return count(room[1], room[0]) < count(room[0], room[1]) ? "quarter" : "no";
}
