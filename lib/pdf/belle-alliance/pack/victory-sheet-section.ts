import { orderBounds } from "@/lib/domain/belle-alliance/scenario/pack/bounds";
import type {
  FormationView,
  ScenarioView,
  SideView,
} from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { SideColour } from "@/lib/domain/table/side-colours";
import { type Block, proseOf } from "../../document/text/prose";
import type { Words } from "../../document/text/words";
import { levelLine, objectiveLine } from "./victory-words";

/** A text about a side's tasks, or a table of tasks to fill in. */
type TaskPart =
  | { readonly part: "prose"; readonly blocks: readonly Block[] }
  | { readonly part: "remark"; readonly text: string }
  | { readonly part: "table"; readonly rows: readonly TaskRow[]; readonly blankRows: number };

interface LossColumn {
  readonly label: string;
  /** Null for the column that takes the remaining width. */
  readonly widthMm: number | null;
  readonly align: "left" | "center";
}

interface TaskRow {
  /** `1.`; empty in a bulleted list. */
  readonly number: string;
  readonly blocks: readonly Block[];
}

/** What one side can gain by an objective: boxes to tick, numbered by bound if each bound counts. */
interface Gain {
  readonly colour: SideColour;
  readonly side: string;
  readonly points: string;
  readonly boxes: readonly string[];
}

/** The objectives to tick and add up, and the levels that the sums reach. */
interface Objectives {
  readonly title: string;
  readonly note: string;
  readonly head: readonly string[];
  readonly rows: readonly {
    readonly number: string;
    readonly name: string;
    readonly text: string;
    readonly gains: readonly Gain[];
  }[];
  readonly sum: string;
  readonly sides: readonly { readonly name: string; readonly colour: SideColour }[];
  readonly level: string;
  readonly levels: readonly { readonly name: string; readonly text: string }[];
}

/** A form for the outcome of the tasks, to be filled in and signed [1.1.9]. */
export interface VictorySheet {
  readonly section: "victory-sheet";
  readonly title: string;
  readonly note: string;
  readonly sides: readonly {
    readonly title: string;
    readonly colour: SideColour;
    readonly tasks: readonly TaskPart[];
  }[];
  /** Null where the scenario states none that the reader may know. */
  readonly objectives: Objectives | null;
  readonly taskHead: readonly string[];
  readonly fulfilled: readonly string[];
  readonly losses: {
    readonly title: string;
    readonly note: string;
    readonly columns: readonly LossColumn[];
    readonly rows: readonly (readonly string[])[];
  };
  readonly outcome: {
    readonly title: string;
    readonly sides: readonly { readonly name: string; readonly colour: SideColour | null }[];
    readonly blanks: readonly string[];
  };
  readonly remarks: string;
  readonly signatures: {
    readonly title: string;
    readonly lines: readonly { readonly name: string; readonly colour: SideColour | null }[];
  };
}

/** The victory sheet, with the tasks of the sides whose tasks the reader may know. */
export function victorySheet(view: ScenarioView, words: Words): VictorySheet[] {
  const { forms, clean } = words;
  const told = view.sides.filter(({ tasks }) => tasks !== null);
  const objectives = objectivesOf(view, words);
  if (told.length === 0 && !objectives) return [];
  const chips = view.sides.map(({ name, colour }) => ({ name: clean.name(name), colour }));
  return [
    {
      section: "victory-sheet",
      title: forms("victory.title"),
      note: objectives ? words.victory("sheet.note") : forms("victory.note"),
      sides: told.map((side) => ({
        title: clean.name(side.name),
        colour: side.colour,
        tasks: tasksOf(side.tasks ?? "", words),
      })),
      objectives,
      taskHead: ["task", "fulfilled", "heldBy", "since"].map((key) => forms(`victory.head.${key}`)),
      fulfilled: ["yes", "partly", "no"].map((key) => forms(`victory.${key}`)),
      losses: lossesOf(view, words),
      outcome: {
        title: forms("victory.outcome"),
        sides: [...chips, { name: forms("victory.undecided"), colour: null }],
        blanks: [forms("victory.lastBound"), forms("victory.clock"), forms("victory.date")],
      },
      remarks: forms("victory.remarks"),
      signatures: {
        title: forms("victory.signatures"),
        lines: [
          { name: forms("victory.umpire"), colour: null },
          ...chips.flatMap((side) => Array.from({ length: playersASide(view) }, () => side)),
        ],
      },
    },
  ];
}

function objectivesOf(view: ScenarioView, words: Words): Objectives | null {
  const { victory } = view;
  if (!victory) return null;
  const { victory: say, clean, number } = words;
  const said = { view, words };
  const sideOf = (id: string) => view.sides.find((each) => each.id === id);
  const boundBoxes = orderBounds(view, null).map(({ bound }) => number(bound));
  return {
    title: say("objectives"),
    note: say("rulesSilent"),
    head: ["objective", "gained", "sum"].map((key) => say(`sheet.head.${key}`)),
    rows: victory.objectives.map((objective, i) => ({
      number: `${number(i + 1)}.`,
      name: clean.name(objective.name),
      text: [objectiveLine(objective, i + 1, said), say(`counts.${objective.counts}`)]
        .filter((each) => each !== "")
        .join(" · "),
      gains: objective.worth.flatMap(({ side: id, points }): Gain[] => {
        const side = sideOf(id);
        if (!side) return [];
        const boxes = objective.counts === "each-bound" ? boundBoxes : [""];
        const { colour } = side;
        return [{ colour, side: clean.name(side.name), points: number(points), boxes }];
      }),
    })),
    sum: say("sheet.sum"),
    sides: view.sides.map(({ name, colour }) => ({ name: clean.name(name), colour })),
    level: say("sheet.level"),
    levels: victory.levels.map((level) => ({
      name: clean.name(level.name),
      text: levelLine(level, victory.levelsBy, said),
    })),
  };
}

const BLANK_TASKS = { besideOthers: 2, alone: 5 } as const;

/** Turns each list into a table in its place; the last table, or an added one, has space for more tasks. */
function tasksOf(tasks: string, { clean, print }: Words): TaskPart[] {
  const parts: TaskPart[] = proseOf(tasks, clean).map((block) =>
    block.kind === "list"
      ? {
          part: "table",
          rows: block.items.map((blocks, i) => ({
            number: block.start === null ? "" : `${block.start + i}.`,
            blocks,
          })),
          blankRows: 0,
        }
      : { part: "prose", blocks: [block] },
  );
  if (parts.length === 0) parts.push({ part: "remark", text: print("brief.tasksMissing") });
  const hasTable = parts.some(({ part }) => part === "table");
  const last = parts.at(-1);
  const blankRows = hasTable ? BLANK_TASKS.besideOthers : BLANK_TASKS.alone;
  return last?.part === "table"
    ? [...parts.slice(0, -1), { ...last, blankRows }]
    : [...parts, { part: "table", rows: [], blankRows }];
}

type Counted = "units" | "figures" | "modelGuns";
const COUNTED: readonly Counted[] = ["units", "figures", "modelGuns"];

/** The table of losses; strengths of other sides are left blank if the reader may not know them. */
function lossesOf(view: ScenarioView, words: Words): VictorySheet["losses"] {
  const { forms, print, number, clean } = words;
  const column = (label: string, widthMm: number | null): LossColumn => ({
    label,
    widthMm,
    align: widthMm === null ? "left" : "center",
  });
  return {
    title: forms("victory.losses"),
    note: forms("victory.lossesNote"),
    columns: [
      column(print("arrivals.side"), null),
      ...COUNTED.flatMap((key) => [
        column(print(`figures.${key}`), 18),
        column(forms("victory.lost"), 18),
      ]),
      column(forms("victory.commanders"), 18),
      column(forms("victory.lost"), 18),
    ],
    rows: view.sides.map((side) => [
      clean.name(side.name),
      ...COUNTED.flatMap((key) => [side.totals === null ? "" : number(side.totals[key]), ""]),
      side.formations === null ? "" : number(commandersOf(side)),
      "",
    ]),
  };
}

function commandersOf({ formations }: SideView): number {
  const count = (all: readonly FormationView[]): number =>
    all.reduce(
      (sum, { commander, formations: inner }) => sum + (commander ? 1 : 0) + count(inner),
      0,
    );
  return count(formations ?? []);
}

const USUAL_PLAYERS = 3;
const MAX_PLAYERS = 8;

function playersASide({ players, sides }: ScenarioView): number {
  if (!players) return USUAL_PLAYERS;
  return Math.min(MAX_PLAYERS, Math.ceil(players.to / sides.length));
}
