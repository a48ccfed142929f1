import { foldText } from "../../../document/fold-text";
import type { ArmyFormation, ArmyList, Regiment } from "../army-list";
import { type ArmyListFinding, findingAt } from "../finding";
import { entryIdFor } from "../pin";
import type { PinnedFormation } from "../pinned-formation";

/** Checks historical commanders: each requires the whole of their historical body [13.2]. */
export function checkHistory(list: ArmyList): ArmyListFinding[] {
  if (list.format.readings.historicalGeneral === "any-units") return [];
  return [
    ...list.formations.flatMap((formation, i) => checkGeneral(list, formation, i)),
    ...list.corps.flatMap((corps, i) =>
      corps.commander.source === "historical" ? checkCorps(list, i) : [],
    ),
    ...checkChief(list),
  ];
}

function checkGeneral(list: ArmyList, formation: ArmyFormation, i: number): ArmyListFinding[] {
  const { general } = formation;
  if (general?.source !== "historical") return [];
  const path = `/formations/${i}/general`;
  const body = bodyOf(list, formation.historicalId);
  if (body === undefined) return [findingAt(path, "historical-general", { name: general.name })];
  const missing = missingOf(list, body, formation.regiments);
  if (missing === 0) return [];
  return [findingAt(path, "historical-general-incomplete", { name: body.names[0], missing })];
}

function checkCorps(list: ArmyList, i: number): ArmyListFinding[] {
  const path = `/corps/${i}/commander`;
  const corps = list.corps[i];
  const body = bodyOf(list, corps?.historicalId ?? null);
  if (corps === undefined || body === undefined) {
    return [findingAt(path, "historical-commander")];
  }
  const missing = missingOf(list, body, regimentsOfCorps(list, corps.id));
  if (missing === 0) return [];
  return [findingAt(path, "historical-commander-incomplete", { name: body.names[0], missing })];
}

/**
 * A historical commander-in-chief must be the commander of a corps that is fielded whole; naming one without it is an
 * error, since the text allows no other way ("wystawiając cały historyczny korpus, możemy wystawić również jego wodza
 * naczelnego"). If no army book describes the corps, only the players can judge whether it is whole and which corps the
 * commander led.
 */
function checkChief(list: ArmyList): ArmyListFinding[] {
  if (list.commander.source !== "historical") return [];
  const bodies = list.corps.map(({ id, historicalId }) => ({
    id,
    body: bodyOf(list, historicalId),
  }));
  const isWhole = bodies.some(
    ({ id, body }) => body && missingOf(list, body, regimentsOfCorps(list, id)) === 0,
  );
  if (isWhole) return [];
  const isOpen = bodies.some(({ body }) => body === undefined);
  return [
    findingAt("/commander", isOpen ? "historical-commander" : "historical-chief-without-corps"),
  ];
}

/** A historical body and its names, in the list's language if there is one. */
interface HistoricalBody {
  readonly formation: PinnedFormation;
  readonly names: readonly [string, ...string[]];
}

function bodyOf(list: ArmyList, id: string | null): HistoricalBody | undefined {
  const formation = id === null ? undefined : list.bookFormations.find((each) => each.id === id);
  if (formation === undefined) return undefined;
  const { names } = formation;
  return { formation, names: [names[list.language] || names.pl || names.en || names.da] };
}

function regimentsOfCorps(list: ArmyList, corpsId: string): Regiment[] {
  return list.formations
    .filter((formation) => formation.corpsId === corpsId)
    .flatMap(({ regiments }) => regiments);
}

/**
 * How many regiments of a historical body and those below it are missing at full strength from the fielded ones, each
 * of which counts for one.
 */
function missingOf(
  list: Pick<ArmyList, "bookFormations" | "bookEntries">,
  body: { readonly formation: PinnedFormation },
  fielded: readonly Regiment[],
): number {
  const asked = regimentsOfBody(list, body.formation, new Set());
  const fits = asked.map((wanted) =>
    fielded.filter((regiment) => matchesHistoricalRegiment(regiment, wanted)),
  );
  return asked.length - maximumMatching(fits);
}

/**
 * The size of a maximum matching: how many of the seekers can each get a fitting thing, no thing used twice. A holder
 * gives up its thing if another one fits it.
 */
function maximumMatching<Thing>(fits: readonly (readonly Thing[])[]): number {
  const given = new Map<Thing, number>();
  const find = (i: number, tried: Set<Thing>): boolean =>
    (fits[i] ?? []).some((thing) => {
      if (tried.has(thing)) return false;
      tried.add(thing);
      const holder = given.get(thing);
      if (holder !== undefined && !find(holder, tried)) return false;
      given.set(thing, i);
      return true;
    });
  return fits.filter((_, i) => find(i, new Set())).length;
}

/** Whether a regiment of the list matches a historical regiment, with at least its number of bases. */
function matchesHistoricalRegiment(
  regiment: Regiment,
  { entryId, name, bases }: PinnedFormation["regiments"][number],
): boolean {
  if (regiment.entryId !== entryId || regiment.bases < (bases ?? 1)) return false;
  return name === "" || foldText(regiment.name) === foldText(name);
}

/**
 * The regiments of a body and of all bodies below it, with entry ids of the list; every body is visited once, even if
 * the hierarchy has a cycle.
 */
function regimentsOfBody(
  list: Pick<ArmyList, "bookFormations" | "bookEntries">,
  body: PinnedFormation,
  seen: Set<string>,
): PinnedFormation["regiments"] {
  if (seen.has(body.id)) return [];
  seen.add(body.id);
  const own = body.regiments.map((one) => ({
    ...one,
    entryId: entryIdFor(list, body, one.entryId) ?? "",
  }));
  const below = list.bookFormations.filter((each) => isChildOf(each, body));
  return [...own, ...below.flatMap((each) => regimentsOfBody(list, each, seen))];
}

/** Whether a body is a direct child of another in the book that both come from. */
function isChildOf({ parentId, from }: PinnedFormation, body: PinnedFormation): boolean {
  return from?.linkId === body.from?.linkId && parentId === (body.from?.formationId ?? body.id);
}
