import { arrivalWords, whoWords } from "@/lib/domain/belle-alliance/scenario/arrival-words";
import { type BoundOnClock, runningBounds } from "@/lib/domain/belle-alliance/scenario/pack/bounds";
import { phasesOfBound } from "@/lib/domain/belle-alliance/scenario/pack/form-rules";
import type { ScenarioView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { SideColour } from "@/lib/domain/table/side-colours";
import type { Words } from "../../document/text/words";
import { entryOf } from "./entry-place";
import { thingName } from "./thing-name";

interface RunningArrival {
  readonly colour: SideColour;
  readonly side: string;
  readonly brings: string;
  readonly details: string;
}

/** The umpire's sheet for the game: the meaning of the boxes and a list of hidden things, then one block per bound. */
export interface RunningSheet {
  readonly section: "running-sheet";
  readonly title: string;
  readonly phasesTitle: string;
  /** The steps of table 1, each with a box in every block. */
  readonly phases: readonly { readonly name: string; readonly steps: readonly string[] }[];
  readonly hidden: {
    readonly title: string;
    readonly none: string;
    readonly head: readonly string[];
    /** The hidden thing, and from whom it is hidden; the rest is filled in by hand. */
    readonly rows: readonly (readonly [string, string])[];
  };
  readonly blocksTitle: string;
  readonly bound: string;
  readonly blocks: readonly (BoundOnClock & {
    /** What the umpire does or tells in it. */
    readonly acts: readonly string[];
    readonly arrivals: readonly RunningArrival[];
  })[];
  /** Whether the number of bounds is open, so that a blank block follows. */
  readonly endsOpen: boolean;
  /** What comes after the end of the game; empty if nothing does. */
  readonly tooLate: string;
  /** Fields to write in, in the order of a block's cells. */
  readonly cells: readonly (readonly [label: string, paragraph: string])[];
}

/** The running sheet; only for the umpire, empty for other readers. */
export function runningSheet(view: ScenarioView, words: Words): RunningSheet[] {
  if (view.umpire === null) return [];
  const { forms, print, tables, clean } = words;
  const bounds = runningBounds(view);
  const arrivals = arrivalsOf(view, words);
  const { hidden } = view.umpire;
  const acts = [...view.umpire.acts, ...eventActs(view, words)];
  return [
    {
      section: "running-sheet",
      title: forms("running.title"),
      phasesTitle: forms("running.phases"),
      phases: phasesOfBound().map(({ phase, steps }) => ({
        name: tables(`t1.section.${phase}`),
        steps: steps.map((step) => tables(`t1.row.${step}`)),
      })),
      hidden: {
        title: print("hidden.title"),
        none: print("hidden.none"),
        head: [
          print("hidden.what"),
          print("hidden.from"),
          forms("running.mayShow"),
          forms("running.shown"),
        ],
        rows: hidden.map(({ name, from }) => [
          thingName(name, words),
          from.map((side) => clean.line(side)).join(", "),
        ]),
      },
      blocksTitle: forms("running.bounds"),
      bound: forms("running.bound"),
      blocks: bounds.map((each) => ({
        ...each,
        acts: acts.filter(({ bound }) => bound === each.bound).map(({ text }) => clean.line(text)),
        arrivals: arrivals.filter(({ bound }) => bound === each.bound).map(({ who }) => who),
      })),
      endsOpen: view.bounds === null,
      tooLate: tooLate(
        [
          ...arrivals.map(({ bound, who }) => ({ bound, what: who.brings })),
          ...acts.map(({ bound, text }) => ({ bound, what: clean.line(text) })),
        ].filter(({ bound }) => bound > bounds.length),
        words,
      ),
      cells: CELLS.map(([cell, paragraph]) => [forms(`running.cell.${cell}`), paragraph]),
    },
  ];
}

const CELLS = [
  ["arrivals", ""],
  ["reveals", "[1.1.2]"],
  ["weather", ""],
  ["penalties", "[1.1.4]"],
  ["supplies", "[5.5.3]"],
  ["objectives", "[1.1.9]"],
] as const;

/** Events as acts of the umpire's, with who hears of them. */
function eventActs(view: ScenarioView, { events: say }: Words): { bound: number; text: string }[] {
  return view.events.flatMap(({ bound, text, sightCm, umpire }) => {
    if (!umpire) return [];
    const told = [text, sightCm === null ? "" : say("sightSays", { cm: sightCm })]
      .filter(Boolean)
      .join(" ");
    const who = whoWords(umpire.toldTo, { say, sides: view.sides });
    const line = umpire.toldTo === "umpire" ? "umpireLine" : "toldLine";
    return [{ bound, text: say(line, { who, text: told }) }];
  });
}

interface Coming {
  readonly bound: number;
  readonly who: RunningArrival;
}

function arrivalsOf(view: ScenarioView, words: Words): Coming[] {
  const { clean } = words;
  return view.sides.flatMap((side) =>
    (side.reinforcements ?? []).map((arrival) => ({
      bound: arrival.bound,
      who: {
        colour: side.colour,
        side: clean.name(side.name),
        brings: arrival.brings.map((name) => clean.name(name)).join(", "),
        details: [
          entryOf(view, arrival, words),
          ...arrivalWords(arrival, words.events).map((each) => clean.line(each)),
          clean.line(arrival.note),
        ]
          .filter((each) => each !== "")
          .join(" · "),
      },
    })),
  );
}

function tooLate(
  coming: readonly { readonly bound: number; readonly what: string }[],
  { forms, number }: Words,
): string {
  if (coming.length === 0) return "";
  const list = coming.map(({ bound, what }) => `${what} (${number(bound)})`).join(", ");
  return forms("running.tooLate", { list });
}
