import { type UnitTracks, unitTracks } from "@/lib/domain/belle-alliance/scenario/pack/unit-tracks";
import type {
  FormationView,
  SideView,
  UnitView,
} from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { Words } from "../../../document/text/words";
import type { SignBook } from "../../map/sign-book";
import type { CardKey } from "./card";

/** What the signs, boxes and abbreviations on the cards of these sides mean; only what is met there. */
export function cardKey(sides: readonly SideView[], signs: SignBook, words: Words): CardKey {
  const { unitSheets, tables } = words;
  const formations = sides.flatMap((side) => (side.formations ?? []).flatMap(withThoseUnder));
  const units = formations.flatMap((formation) => formation.units);
  return {
    title: unitSheets("key.title"),
    signsTitle: unitSheets("key.signs"),
    signs: signsMet(sides, formations, units, signs, words),
    boxesTitle: unitSheets("key.boxes"),
    boxes: BOXES.map((box) => ({ ...box, text: unitSheets(`key.box.${box.id}`) })),
    rowsTitle: unitSheets("key.rows"),
    rows: rowsMet(units.map(unitTracks), formations, words),
    abbreviations: tables("t3.note.orders"),
  };
}

/** As they look on a card. */
const BOXES = [
  { id: "plain", kind: "o", label: "" },
  { id: "step", kind: "s", label: "8" },
  { id: "last", kind: "x", label: "†" },
  { id: "left", kind: ".", label: "" },
  { id: "start", kind: "start", label: "" },
] as const;

function withThoseUnder(formation: FormationView): FormationView[] {
  return [formation, ...formation.formations.flatMap(withThoseUnder)];
}

function signsMet(
  sides: readonly SideView[],
  formations: readonly FormationView[],
  units: readonly UnitView[],
  signs: SignBook,
  { legend }: Words,
): CardKey["signs"] {
  const colour = sides.find((side) => side.formations !== null)?.colour ?? "a";
  const arms = [...new Set(units.map(({ arm }) => arm))];
  const hasCommander = formations.some(({ commander }) => commander !== null);
  return [
    ...arms.map((arm) => ({
      sign: signs.nameOf({ kind: "arm", arm, colour }),
      text: legend(`arm-${arm}`),
    })),
    ...(hasCommander
      ? [{ sign: signs.nameOf({ kind: "commander", colour }), text: legend("commander") }]
      : []),
  ];
}

/** A row's label and what is done with it, for the rows that some card has. */
function rowsMet(
  tracks: readonly UnitTracks[],
  formations: readonly FormationView[],
  { unitSheets }: Words,
): CardKey["rows"] {
  const some = (has: (each: UnitTracks) => boolean) => tracks.some(has);
  const met = {
    guns: some(({ modelGuns }) => modelGuns !== null),
    valour: tracks.length > 0,
    order: tracks.length > 0,
    first: some(({ fights }) => fights),
    supplies: some(({ supplies }) => supplies.length > 0),
    canister: some(({ canister }) => canister),
    charge: some(({ chargeWait }) => chargeWait > 0),
    rest: some(({ rest }) => rest !== null),
    skirmishers: some(({ skirmishers }) => skirmishers !== 0),
    formation: tracks.length > 0,
    adjutants: formations.some(({ commander }) => commander !== null),
  };
  return ROWS.filter((row) => met[row]).map((row) => [
    unitSheets(`key.label.${row}`),
    unitSheets(`key.${row}`),
  ]);
}

const ROWS = [
  "valour",
  "order",
  "first",
  "supplies",
  "guns",
  "canister",
  "charge",
  "rest",
  "skirmishers",
  "formation",
  "adjutants",
] as const;
