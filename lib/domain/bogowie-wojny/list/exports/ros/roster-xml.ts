import { type XmlElement, xml, xmlDocument } from "../../../../document/xml";
import type { Leader } from "../../leader";
import { upgradeTitle } from "../../roster-text";
import type { RosterFormation, RosterView } from "../../roster-view";
import {
  type CommanderInWords,
  type FormationInWords,
  oneLine,
  rosterInWords,
} from "../roster-in-words";
import { type RosterCopy, type RosterWords, secrecyNote } from "../roster-words";
import {
  armCategory,
  type Category,
  categoryOf,
  costs,
  decimal,
  NOT_STATED,
  notes,
  profiles,
  selection,
} from "./selection";
import { unit } from "./unit";

const NAMESPACE = "http://www.battlescribe.net/schema/rosterSchema";

const VERSION = "2.03";

/** The game of the service's rosters, as `.ros` names it. */
export const ROS_SYSTEM = "bogowie-wojny-napoleon";

interface Commander {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  /** `null`: nothing is known about the commander. */
  readonly leader: Leader | null;
}

/**
 * A roster as `.ros`, the roster format of BattleScribe and similar programs (schema 2.03): one force for the high
 * command with the upgrades, and one for each formation; regiments are units with their statistics as a profile. The
 * costs of all selections add up to the list's total.
 */
export function rosterXml(copy: RosterCopy, words: RosterWords): string {
  const { view } = copy;
  const told = rosterInWords(copy, words);
  const { points, bases } = view.summary;
  const forces = [
    highCommand(view, { told: told.commanders, words }),
    ...view.formations.map((formation, i) =>
      force(formation, { id: `formation-${i + 1}`, told: told.formations[i], view, words }),
    ),
  ];
  const attributes = {
    id: "roster",
    name: told.title,
    battleScribeVersion: VERSION,
    gameSystemId: ROS_SYSTEM,
    gameSystemName: words.terms("system"),
    gameSystemRevision: 1,
    xmlns: NAMESPACE,
  };
  return xmlDocument(
    xml("roster", attributes, [
      costs(points.total ?? costOfRows(view), bases.total),
      // With the limit, the remaining points would reveal secrets to others.
      xml("costLimits", {}, points.total === null ? [] : [costLimit(points.limit)]),
      xml("forces", {}, forces),
      ...notes([secrecyNote(copy, words), view.notes].filter(Boolean).join("\n\n")),
    ]),
  );
}

/** The category by which reading programs group commanders. */
function commanderCategory({ roster }: RosterWords): Category {
  return { id: "commander", name: roster("commander.title") };
}

/** A commander or general, with value, character and rule as a profile; unknown values are left empty [6.2, 6.3]. */
function commander({ id, name, points, leader }: Commander, words: RosterWords): XmlElement {
  return selection({
    id,
    name,
    type: "model",
    points,
    before: [profileOf(leader, { id, name, words })],
    after: [xml("categories", {}, [categoryOf(commanderCategory(words), { id, primary: "true" })])],
  });
}

function profileOf(
  leader: Leader | null,
  { id, name, words: { roster, book } }: { id: string; name: string; words: RosterWords },
): XmlElement {
  const { commandValue = null, character = null, specialRule = "" } = leader ?? {};
  return profiles({ id, name, typeId: "commander" }, [
    ["value", roster("commander.value"), commandValue === null ? NOT_STATED : signed(commandValue)],
    [
      "character",
      roster("commander.character"),
      character === null ? NOT_STATED : book(`character.${character}`),
    ],
    ["rule", roster("commander.rule"), oneLine(specialRule) || NOT_STATED],
  ]);
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value).replace("-", "−");
}

function costLimit(points: number): XmlElement {
  return xml("costLimit", { name: "pts", typeId: "pts", value: decimal(points) });
}

/** The total cost of everything listed, which programs expect in a file. */
function costOfRows({ summary, formations, upgrades }: RosterView): number {
  const statuses = formations.flatMap(({ regiments }) => regiments);
  return (
    summary.points.units +
    summary.points.generals +
    statuses.reduce((sum, { statusPoints }) => sum + statusPoints, 0) +
    upgrades.reduce((sum, { points }) => sum + points, 0)
  );
}

interface Commanding {
  readonly told: readonly CommanderInWords[];
  readonly words: RosterWords;
}

/** The force with the free commanders and everything bought with upgrade points. */
function highCommand(view: RosterView, { told, words }: Commanding): XmlElement {
  const { terms } = words;
  const leaders = [view.commander, ...view.corps.map((corps) => corps.commander)];
  const commanders = told.map(({ post, name }, i) => {
    const id = `commander-${i + 1}`;
    const leader = leaders[i]?.leader ?? null;
    return commander({ id, name: `${post}: ${name}`, points: 0, leader }, words);
  });
  const upgrades = view.upgrades.map((bought, i) =>
    selection({
      id: `upgrade-${i + 1}`,
      name: upgradeTitle(bought, terms),
      type: "upgrade",
      points: bought.points,
      before: notes(bought.notes),
    }),
  );
  const named = {
    id: "command",
    entryId: "command",
    name: terms("commanders.commander-in-chief"),
    view,
    words,
  };
  return forceOf(named, [...commanders, ...upgrades], [commanderCategory(words)]);
}

interface Forming {
  readonly id: string;
  readonly told: FormationInWords | undefined;
  readonly view: RosterView;
  readonly words: RosterWords;
}

function force(formation: RosterFormation, { id, told, view, words }: Forming): XmlElement {
  const regiments = formation.regiments.reduce((sum, { points }) => sum + points, 0);
  const general = {
    id: `${id}-general`,
    name: told?.general ?? "",
    points: formation.points - regiments,
    leader: formation.general?.leader ?? null,
  };
  const units = formation.regiments.map((regiment, i) =>
    unit(regiment, `${id}-regiment-${i + 1}`, words),
  );
  const arms = [...new Set(formation.regiments.map(({ arm }) => arm))];
  const categories = [commanderCategory(words), ...arms.map((arm) => armCategory(arm, words))];
  const selections = [commander(general, words), ...units];
  const named = { id, entryId: formation.level, name: told?.title ?? "", view, words };
  return forceOf(named, selections, categories);
}

interface Named extends Omit<Forming, "told"> {
  /** The level of a formation, by which it can be read back. */
  readonly entryId: string;
  readonly name: string;
}

function forceOf(
  { id, entryId, name, view, words }: Named,
  selections: readonly XmlElement[],
  categories: readonly Category[],
): XmlElement {
  const attributes = {
    id,
    name,
    entryId,
    catalogueId: view.nation,
    catalogueRevision: 1,
    catalogueName: words.terms(`nations.${view.nation}`),
  };
  return xml("force", attributes, [
    xml("selections", {}, selections),
    xml(
      "categories",
      {},
      categories.map((category) => categoryOf(category, { id, primary: "false" })),
    ),
  ]);
}
