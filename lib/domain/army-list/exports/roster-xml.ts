import { type XmlElement, xml, xmlDocument } from "../../xml";
import { regimentMarks, regimentTitle, upgradeCount } from "../roster-text";
import type { RosterFormation, RosterRegiment, RosterView } from "../roster-view";
import type { RosterTableWords } from "./roster-csv";
import { oneLine, type ToldFormation, tellRoster } from "./told-roster";

const NAMESPACE = "http://www.battlescribe.net/schema/rosterSchema";
const VERSION = "2.03";
const SYSTEM = "bogowie-wojny-napoleon";

/**
 * A roster as `.ros`, the roster format that BattleScribe and its kin read (schema 2.03): a force for the
 * high command with the upgrades and one for every formation; regiments are units with their statistics
 * as a profile. The costs of all selections add up to the list's total.
 */
export function rosterXml(view: RosterView, words: RosterTableWords): string {
  const told = tellRoster(view, words.terms);
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
    gameSystemId: SYSTEM,
    gameSystemName: words.terms("system"),
    gameSystemRevision: 1,
    xmlns: NAMESPACE,
  };
  return xmlDocument(
    xml("roster", attributes, [
      costs(points.total, bases.total),
      xml("costLimits", {}, [
        xml("costLimit", { name: "pts", typeId: "pts", value: decimal(points.limit) }),
      ]),
      xml("forces", {}, forces),
      ...notes(view.notes),
    ]),
  );
}

interface Commanding {
  readonly told: readonly (readonly [post: string, name: string])[];
  readonly words: RosterTableWords;
}

/** The commanders who cost nothing, and what was bought from the upgrade points. */
function highCommand(view: RosterView, { told, words }: Commanding): XmlElement {
  const { terms } = words;
  const commanders = told.map(([post, name], i) =>
    selection({ id: `commander-${i + 1}`, name: `${post}: ${name}`, type: "model", points: 0 }),
  );
  const upgrades = view.upgrades.map((bought, i) =>
    selection({
      id: `upgrade-${i + 1}`,
      name: [terms(`upgrades.${bought.upgrade}`), upgradeCount(bought, terms)]
        .filter(Boolean)
        .join(" "),
      type: "upgrade",
      points: bought.points,
      before: notes(bought.notes),
    }),
  );
  return forceOf({ id: "command", name: terms("commanders.commander-in-chief"), view, words }, [
    ...commanders,
    ...upgrades,
  ]);
}

interface Forming {
  readonly id: string;
  readonly told: ToldFormation | undefined;
  readonly view: RosterView;
  readonly words: RosterTableWords;
}

function force(formation: RosterFormation, { id, told, view, words }: Forming): XmlElement {
  const regiments = formation.regiments.reduce((sum, { points }) => sum + points, 0);
  const general = selection({
    id: `${id}-general`,
    name: told?.general ?? "",
    type: "model",
    points: formation.points - regiments,
  });
  const units = formation.regiments.map((regiment, i) =>
    unit(regiment, `${id}-regiment-${i + 1}`, words),
  );
  const arms = [...new Set(formation.regiments.map(({ arm }) => arm))];
  const categories = arms.map((arm) => categoryOf(arm, { words, id, primary: "false" }));
  const selections = [general, ...units];
  return forceOf({ id, name: told?.title ?? "", view, words }, selections, categories);
}

/** An arm as a category of a force or a unit; what viewers group units by. */
function categoryOf(
  arm: RosterRegiment["arm"],
  { words, id, primary }: { words: RosterTableWords; id: string; primary: "true" | "false" },
): XmlElement {
  const name = words.terms(`arms.${arm}`);
  return xml("category", { id: `${id}-${arm}`, name, entryId: arm, primary });
}

function forceOf(
  { id, name, view, words }: Omit<Forming, "told"> & { readonly name: string },
  selections: readonly XmlElement[],
  categories: readonly XmlElement[] = [],
): XmlElement {
  const attributes = {
    id,
    name,
    entryId: id,
    catalogueId: view.nation,
    catalogueRevision: 1,
    catalogueName: words.terms(`nations.${view.nation}`),
  };
  return xml("force", attributes, [
    xml("selections", {}, selections),
    ...(categories.length > 0 ? [xml("categories", {}, categories)] : []),
  ]);
}

function unit(regiment: RosterRegiment, id: string, words: RosterTableWords): XmlElement {
  const { terms } = words;
  const { unitKind, arm, points, bases } = regiment;
  return selection({
    id,
    entryId: unitKind,
    name: oneLine(regimentTitle(regiment, terms)) || terms(`units.${unitKind}`),
    type: "unit",
    points,
    bases,
    before: [
      ...notes([...regimentMarks(regiment, terms), regiment.notes].filter(Boolean).join(", ")),
      xml("profiles", {}, [profile(regiment, id, words)]),
      xml("selections", {}, statuses(regiment, id, words)),
    ],
    after: [xml("categories", {}, [categoryOf(arm, { words, id, primary: "true" })])],
  });
}

/** Bought statuses stand below their regiment, for they are paid apart. */
function statuses(
  { veteran, elite, statusPoints }: RosterRegiment,
  id: string,
  { terms }: RosterTableWords,
): XmlElement[] {
  const bought = [...(veteran === "bought" ? ["veteran"] : []), ...(elite ? ["elite"] : [])];
  return bought.map((status) =>
    selection({
      id: `${id}-${status}`,
      name: terms(`status.${status}`),
      type: "upgrade",
      points: statusPoints / bought.length,
    }),
  );
}

/** The columns of 2.8 by the words of their heads. */
const COLUMNS = {
  move: "columns.move",
  weapon: "columns.weapon",
  fight: "columns.fight",
  fire: "columns.fire",
  endurance: "csv.endurance",
  morale: "columns.morale",
  rules: "csv.rules",
} as const;
type Column = keyof typeof COLUMNS;

function profile(regiment: RosterRegiment, id: string, words: RosterTableWords): XmlElement {
  const { terms, roster } = words;
  const values = Object.entries(statistics(regiment, words)) as [Column, string][];
  const characteristics = values.map(([column, value]) =>
    xml("characteristic", { name: roster(COLUMNS[column]), typeId: column }, value),
  );
  const attributes = {
    id: `${id}-profile`,
    name: oneLine(regimentTitle(regiment, terms)),
    hidden: "false",
    typeId: "unit",
    typeName: roster("columns.unit"),
  };
  return xml("profile", attributes, [xml("characteristics", {}, characteristics)]);
}

/** A regiment's statistics with its training, as the printed roster has them; what nobody stated is a dash. */
function statistics(
  { unitKind, profile: stated }: RosterRegiment,
  { terms, book, roster }: RosterTableWords,
): Record<Column, string> {
  const { weapon, weaponName, rangeCm, formations, specialRules } = stated;
  const arms = weapon === null ? weaponName : book(`weapon.${weapon}`);
  const range = rangeCm === null ? "" : roster("cm", { n: rangeCm });
  return {
    move: [stated.moveLineCm, stated.moveColumnCm].map(figure).join("/"),
    weapon: [arms, range].filter(Boolean).join(" ") || "–",
    fight: dice(stated.fight),
    fire: dice(stated.fire),
    endurance: figure(stated.endurance),
    morale: figure(stated.morale),
    rules: [
      terms(`units.${unitKind}`),
      ...formations.allowed.map((one) => roster(`formations.${one}`)),
      ...(specialRules === "" ? [] : [specialRules]),
    ].join(", "),
  };
}

/** Dice of a base, and of the whole regiment with its training. */
function dice(figures: RosterRegiment["profile"]["fight"]): string {
  return figures === null ? "–" : `${figures.perBase} ▸ ${figures.regiment}`;
}

interface Selected {
  readonly id: string;
  readonly entryId?: string;
  readonly name: string;
  readonly type: "unit" | "model" | "upgrade";
  readonly points: number;
  readonly bases?: number;
  /** What stands before its costs, and after them. */
  readonly before?: readonly XmlElement[];
  readonly after?: readonly XmlElement[];
}

function selection({ id, name, type, points, ...more }: Selected): XmlElement {
  const { entryId = id, bases = 0, before = [], after = [] } = more;
  return xml("selection", { id, name, entryId, number: 1, type }, [
    ...before,
    costs(points, bases),
    ...after,
  ]);
}

function costs(points: number, bases: number): XmlElement {
  return xml("costs", {}, [
    xml("cost", { name: "pts", typeId: "pts", value: decimal(points) }),
    ...(bases > 0 ? [xml("cost", { name: "bases", typeId: "bases", value: decimal(bases) })] : []),
  ]);
}

function notes(text: string): XmlElement[] {
  return text.trim() === "" ? [] : [xml("customNotes", {}, text)];
}

function figure(value: number | null): string {
  return value === null ? "–" : String(value);
}

/** Costs are decimals with a point in this format. */
function decimal(value: number): string {
  return value.toFixed(1);
}
