import type {
  FiguresNeeded,
  FormationView,
  ScenarioView,
} from "@/lib/domain/scenario/scenario-view";
import type { Words } from "../text/words";
import type { Column, Part } from "./sheet";

/** The figures and model guns to bring, a table a side, with the staff figures below. */
export function figuresNeededParts(view: ScenarioView, words: Words): Part[] {
  const { print, clean } = words;
  const sides = view.sides.filter(({ id }) => view.figuresNeeded.some((row) => row.sideId === id));
  if (sides.length === 0) return [];
  return [
    { part: "heading", level: 1, text: print("figures.title"), colour: null, startsPage: false },
    ...sides.flatMap((side): Part[] => [
      {
        part: "heading",
        level: 2,
        text: clean.name(side.name),
        colour: side.colour,
        startsPage: false,
      },
      figuresTable(
        view.figuresNeeded.filter((row) => row.sideId === side.id),
        words,
      ),
      ...staffRemark(side.formations ?? [], words),
    ]),
  ];
}

function figuresTable(rows: readonly FiguresNeeded[], words: Words): Part {
  const sum = (key: "units" | "figures" | "modelGuns" | "gunners") =>
    blankNought(
      rows.reduce((total, row) => total + row[key], 0),
      words,
    );
  return {
    part: "table",
    columns: columnsOf(words),
    rows: rows.map((row) => [
      words.terms(`nation.${row.nation}`),
      words.terms(`arm.${row.arm}`),
      words.terms(row.type === null ? "typeOpen" : `type.${row.type}`),
      words.number(row.units),
      blankNought(row.figures, words),
      blankNought(row.modelGuns, words),
      blankNought(row.gunners, words),
    ]),
    totals: [
      [
        words.print("total"),
        "",
        "",
        sum("units"),
        sum("figures"),
        sum("modelGuns"),
        sum("gunners"),
      ],
    ],
  };
}

function columnsOf({ print }: Words): Column[] {
  const named = (key: string): Column => ({
    label: print(`figures.${key}`),
    widthMm: null,
    align: "left",
  });
  const counted = (key: string): Column => ({
    label: print(`figures.${key}`),
    widthMm: 22,
    align: "right",
  });
  return [
    ...["nation", "arm", "type"].map(named),
    ...["units", "figures", "modelGuns", "gunners"].map(counted),
  ];
}

function blankNought(value: number, words: Words): string {
  return value === 0 ? "" : words.number(value);
}

/** Commanders and their adjutants are figures of their own [1.1.4]. */
function staffRemark(formations: readonly FormationView[], { print }: Words): Part[] {
  const staff = formations.flatMap(allFormations);
  const commanders = staff.filter(({ commander }) => commander !== null).length;
  const adjutants = staff.reduce((sum, formation) => sum + formation.adjutants, 0);
  return commanders === 0
    ? []
    : [{ part: "remark", text: print("figures.staff", { commanders, adjutants }) }];
}

function allFormations(formation: FormationView): FormationView[] {
  return [formation, ...formation.formations.flatMap(allFormations)];
}
