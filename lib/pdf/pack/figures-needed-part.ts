import type {
  FiguresNeeded,
  FormationView,
  ScenarioView,
} from "@/lib/domain/scenario/scenario-view";
import type { Words } from "../text/words";
import type { Column, Part } from "./sheet";

/** The figures, model guns and wagons to bring, a table a side, staff figures among them. */
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
        staffOf(side.formations ?? []),
        words,
      ),
    ]),
  ];
}

interface Staff {
  readonly commanders: number;
  readonly adjutants: number;
}

type Counted = "units" | "figures" | "modelGuns" | "gunners" | "wagons";

/** What may be counted, in the order of its columns; most battles have no wagons. */
const COUNTED: readonly Counted[] = ["units", "figures", "modelGuns", "gunners"];

function figuresTable(rows: readonly FiguresNeeded[], staff: Staff, words: Words): Part {
  const hasWagons = rows.some(({ wagons }) => wagons > 0);
  const counted: readonly Counted[] = hasWagons ? [...COUNTED, "wagons"] : COUNTED;
  const sum = (key: Counted) => rows.reduce((total, row) => total + row[key], 0);
  const totals = { figures: sum("figures") + staff.commanders + staff.adjutants };
  const cells = (row: Partial<Record<Counted, number>>) =>
    counted.map((key) => blankNought(row[key] ?? 0, words));
  return {
    part: "table",
    columns: columnsOf(counted, words),
    rows: [
      ...rows.map((row) => [
        words.terms(`nation.${row.nation}`),
        words.terms(`arm.${row.arm}`),
        words.terms(`type.${row.type ?? "open"}`),
        ...cells(row),
      ]),
      ...staffRows(staff, words).map(([name, figures]) => [
        "",
        words.print("figures.staff"),
        name,
        ...cells({ figures }),
      ]),
    ],
    totals: [
      [
        words.print("total"),
        "",
        "",
        ...cells({ ...Object.fromEntries(counted.map((key) => [key, sum(key)])), ...totals }),
      ],
    ],
  };
}

/** Commanders and their adjutants are figures of their own [1.1.4]. */
function staffRows({ commanders, adjutants }: Staff, { print }: Words): [string, number][] {
  if (commanders === 0) return [];
  return [
    [print("figures.commanders"), commanders],
    [print("figures.adjutants"), adjutants],
  ];
}

function staffOf(formations: readonly FormationView[]): Staff {
  const staff = formations.flatMap(allFormations);
  return {
    commanders: staff.filter(({ commander }) => commander !== null).length,
    adjutants: staff.reduce((sum, { adjutants }) => sum + adjutants, 0),
  };
}

function columnsOf(counted: readonly Counted[], { print }: Words): Column[] {
  const named = (key: string): Column => ({
    label: print(`figures.${key}`),
    widthMm: null,
    align: "left",
  });
  const number = (key: Counted): Column => ({
    label: print(`figures.${key}`),
    widthMm: 20,
    align: "right",
  });
  return [...["nation", "arm", "type"].map(named), ...counted.map(number)];
}

function blankNought(value: number, words: Words): string {
  return value === 0 ? "" : words.number(value);
}

function allFormations(formation: FormationView): FormationView[] {
  return [formation, ...formation.formations.flatMap(allFormations)];
}
