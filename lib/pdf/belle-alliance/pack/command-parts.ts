import type { CommandView, SideView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { Words } from "../../document/text/words";
import { proseParts } from "./brief-parts";
import { commandName } from "./own-command";
import type { Column, Part } from "./sheet";

/** What whoever leads these formations reads, with their side's papers as far as they know them. */
export function commandParts(
  commands: readonly CommandView[],
  side: SideView,
  words: Words,
): Part[] {
  const { print } = words;
  const titleOf = (command: CommandView) =>
    commands.length === 1
      ? print("command.own")
      : print("command.of", { name: commandName(command, words) });
  const believed = new Set(commands.map(({ believedOfEnemy }) => believedOfEnemy));
  return [
    ...commands.flatMap((command) => [
      chapter(titleOf(command), side),
      ...ownPapers(command, words),
    ]),
    ...paper(print("command.sideTasks"), side.tasks, words),
    ...paper(print("command.sideBrief"), side.brief, words),
    ...[...believed].flatMap((text) =>
      paper(print("command.believed"), text, words, "brief.believedMissing"),
    ),
    ...commands.flatMap((command) => neighbourParts(command, words)),
  ];
}

/** For the umpire: the papers of the players of a side's formations, one chapter each. */
export function playersParts(side: SideView, words: Words): Part[] {
  const { print } = words;
  return (side.commands ?? []).flatMap((command) => {
    const { believedOfEnemy, knows } = command;
    const isOwnBelief = believedOfEnemy !== side.believedOfEnemy;
    return [
      chapter(print("command.of", { name: commandName(command, words) }), side),
      ...ownPapers(command, words),
      ...paper(print("command.believed"), isOwnBelief ? believedOfEnemy : null, words),
      { part: "remark", text: print(`command.knows.${knows}`) },
    ];
  });
}

function ownPapers({ orders, brief }: CommandView, words: Words): Part[] {
  const { print } = words;
  return [
    ...paper(print("command.orders"), orders, words, "command.ordersMissing"),
    ...paper(print("brief.brief"), brief, words, "brief.briefMissing"),
  ];
}

function chapter(text: string, { colour }: SideView): Part {
  return { part: "heading", level: 1, text, colour, startsPage: false };
}

/** A text below its heading; empty if the reader may not have the text. */
function paper(title: string, text: string | null, words: Words, missing?: string): Part[] {
  if (text === null || (text.trim() === "" && !missing)) return [];
  return [
    { part: "heading", level: 2, text: title, colour: null, startsPage: false },
    ...proseParts(text, words, 2, missing && words.print(missing)),
  ];
}

/** The neighbouring formations, unless the order of battle shows them. */
function neighbourParts({ neighbours, knows }: CommandView, words: Words): Part[] {
  if (neighbours.length === 0 || knows === "side") return [];
  const { print, clean, terms } = words;
  const beside = neighbours.some(({ stands }) => stands === "beside") ? "yes" : "no";
  const columns = ["formation", "commander", "stands"].map(
    (key): Column => ({ label: print(`command.column.${key}`), widthMm: null, align: "left" }),
  );
  return [
    {
      part: "heading",
      level: 2,
      text: print("command.around", { beside }),
      colour: null,
      startsPage: false,
    },
    {
      part: "table",
      columns,
      rows: neighbours.map(({ name, level, commander, stands }) => [
        clean.name(name),
        commander === "" ? print("orders.noCommander") : clean.name(commander),
        `${print(`command.stands.${stands}`)} (${terms(`level.${level}`)})`,
      ]),
      totals: [],
    },
  ];
}
