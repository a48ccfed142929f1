import { lackingFigures, type Owned } from "@/lib/domain/belle-alliance/scenario/pack/lacking";
import type {
  FiguresNeeded,
  FormationView,
  ScenarioView,
} from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { Words } from "../../document/text/words";
import type { Column, Part } from "./sheet";

/** The figures, model guns and wagons to bring, a table a side, staff figures among them; without those that are owned. */
export function figuresNeededParts(view: ScenarioView, owned: Owned | null, words: Words): Part[] {
  const { clean } = words;
  const { figuresNeeded, settings } = view;
  const sides = view.sides.filter(({ id }) => figuresNeeded.some((row) => row.sideId === id));
  if (sides.length === 0) return [];
  const rows = owned ? lackingFigures(figuresNeeded, owned.stock, settings) : figuresNeeded;
  return [
    {
      part: "heading",
      level: 1,
      text: neededTitle("figures", owned, words),
      colour: null,
      startsPage: false,
    },
    ...sides.flatMap((side): Part[] => [
      {
        part: "heading",
        level: 2,
        text: clean.name(side.name),
        colour: side.colour,
        startsPage: false,
      },
      figuresTable(
        rows.filter((row) => row.sideId === side.id),
        staffOf(side.formations ?? []),
        words,
      ),
    ]),
    { part: "remark", text: basesText(view, words) },
  ];
}

/** What a list is called, and whose things are left out of it. */
export function neededTitle(
  list: "figures" | "terrainNeeded",
  owned: Owned | null,
  { print, clean }: Words,
): string {
  if (owned === null) return print(`${list}.title`);
  return print(`${list}.titleWithout`, { owner: clean.name(owned.owner) });
}

/** How many figures a base bears, and how large it is. */
function basesText({ settings: { bases } }: ScenarioView, { print, terms, number }: Words): string {
  const arms = (["infantry", "cavalry", "artillery"] as const).map((arm) =>
    print("figures.base", {
      arm: terms(`arm.${arm}`),
      count: bases[arm].figuresPerBase,
      front: number(bases[arm].frontMm),
      depth: number(bases[arm].depthMm),
    }),
  );
  return print("figures.basesOf", { arms: arms.join(" · ") });
}

interface Staff {
  readonly commanders: number;
  readonly adjutants: number;
}

type Counted = "units" | "figures" | "modelGuns" | "gunners" | "wagons" | "bases";

/** The counted things in column order; wagons are separate, since most battles have none. */
const COUNTED: readonly Counted[] = ["units", "figures", "modelGuns", "gunners"];

const WAGONS: readonly Counted[] = ["wagons"];

function figuresTable(rows: readonly FiguresNeeded[], staff: Staff, words: Words): Part {
  if (rows.length === 0 && staff.commanders === 0) {
    return { part: "remark", text: words.print("nothingLacks") };
  }
  const hasWagons = rows.some(({ wagons }) => wagons > 0);
  const counted: readonly Counted[] = [...COUNTED, ...(hasWagons ? WAGONS : []), "bases"];
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

/** Rows for commanders and adjutants, who are separate figures [1.1.4]. */
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
