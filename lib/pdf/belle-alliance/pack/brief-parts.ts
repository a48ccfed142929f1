import type { ScenarioView, SideView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { proseOf } from "../../document/text/prose";
import type { Words } from "../../document/text/words";
import type { Part } from "./sheet";

/** Credits up to this length are printed on the cover, longer ones at the end. */
const SHORT_TEXT = 600;

/** Parts that everyone may read: the outline of the game, its summary and the common knowledge. */
export function commonParts(view: ScenarioView, words: Words): Part[] {
  const { print } = words;
  return [
    { part: "heading", level: 1, text: print("game.title"), colour: null, startsPage: true },
    { part: "facts", rows: gameFacts(view, words) },
    ...proseParts(view.summary, words, 1),
    { part: "heading", level: 2, text: print("common.title"), colour: null, startsPage: false },
    ...proseParts(view.commonKnowledge, words, 2, print("common.missing")),
  ];
}

/** A side's tasks, brief and beliefs about the enemy; for the umpire, one chapter per side. */
export function briefParts(view: ScenarioView, side: SideView, words: Words): Part[] {
  const { print, clean } = words;
  const name = clean.name(side.name);
  const chapter = view.audience.for === "side" ? print("brief.own") : print("brief.of", { name });
  const sections = [
    { key: "tasks", text: side.tasks },
    { key: "brief", text: side.brief },
    { key: "believed", text: side.believedOfEnemy },
  ];
  return [
    { part: "heading", level: 1, text: chapter, colour: side.colour, startsPage: false },
    ...sections.flatMap(({ key, text }): Part[] =>
      text === null
        ? []
        : [
            {
              part: "heading",
              level: 2,
              text: print(`brief.${key}`),
              colour: null,
              startsPage: false,
            },
            ...proseParts(text, words, 2, print(`brief.${key}Missing`)),
          ],
    ),
  ];
}

/** Credits too long for the cover. */
export function creditsParts(view: ScenarioView, words: Words): Part[] {
  if (view.credits.trim() === "" || fitsCover(view)) return [];
  return [
    { part: "heading", level: 1, text: words.print("credits"), colour: null, startsPage: false },
    ...proseParts(view.credits, words, 1),
  ];
}

/** Whether there are credits that fit on the cover. */
export function fitsCover({ credits, sides }: ScenarioView): boolean {
  const length = credits.trim().length;
  const isShort = length <= SHORT_TEXT && credits.split("\n").length <= 12;
  return length > 0 && isShort && sides.length <= 4;
}

/** An author's text below a heading of the given level, or a remark that it is missing. */
export function proseParts(text: string, words: Words, below: number, missing?: string): Part[] {
  if (text.trim() !== "") return [{ part: "prose", blocks: proseOf(text, words.clean), below }];
  return missing === undefined ? [] : [{ part: "remark", text: missing }];
}

function gameFacts(view: ScenarioView, { print, number }: Words): [string, string][] {
  const { settings, map } = view;
  const end = endTime(view);
  const facts: [string, string | null][] = [
    ["start", view.startTime],
    ["bounds", view.bounds === null ? null : number(view.bounds)],
    ["end", end],
    ["table", print("game.tableSize", { width: number(map.widthCm), depth: number(map.depthCm) })],
    ["bound", print("game.minutes", { minutes: number(settings.minutesPerBound) })],
    ["ground", print("game.metres", { metres: number(settings.metresPerCm) })],
    ["figure", print("game.men", { men: number(settings.menPerFigure) })],
  ];
  return facts.flatMap(([key, value]): [string, string][] =>
    value === null ? [] : [[print(`game.${key}`), value]],
  );
}

/** The time in the battle at the end of the last bound, `HH:MM`. */
function endTime({ startTime, bounds, settings }: ScenarioView): string | null {
  if (startTime === null || bounds === null) return null;
  const [hours = 0, minutes = 0] = startTime.split(":").map(Number);
  const end = hours * 60 + minutes + bounds * settings.minutesPerBound;
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  return `${twoDigits(Math.floor(end / 60) % 24)}:${twoDigits(end % 60)}`;
}
