import type { Draft } from "immer";
import { isVeteranByKind } from "@/lib/rules/bogowie-wojny/limits";
import { BATTERY_BASES, USUAL_REGIMENT_BASES } from "@/lib/rules/bogowie-wojny/tables/bases";
import { WAGOMIAR } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import type { ArmyBook, BookFormation, BookRegiment } from "../../army-book/army-book";
import type { BookEntry } from "../../army-book/book-entry";
import type { Command } from "../../command";
import type { ArmyFormation, ArmyList, General, Regiment } from "../army-list";
import type { LeaderPost } from "../leader";
import { pinnedFormationOf } from "../pin";
import { nameByEntry } from "../regiment-traits";
import { nameLeader } from "./leaders";

/** What of a book its historical bodies are fielded from. */
export type BodyBook = Pick<ArmyBook, "entries" | "formations" | "commanders">;

/** A historical body with the new ids of all that comes of it, in the order of `idsOfBody`. */
export interface FieldedBody {
  readonly book: BodyBook;
  readonly bodyId: string;
  readonly newIds: readonly string[];
}

/** Fields a whole historical division, or a corps with all of its divisions, under its own generals [13.2]. The list keeps what it took from the book. */
export const fieldBody: Command<ArmyList, FieldedBody> = {
  name: "fieldBody",
  run: (draft, { book, bodyId, newIds }) => {
    const body = book.formations.find(({ id }) => id === bodyId);
    if (body === undefined) throw new RangeError(`The book has no formation "${bodyId}".`);
    const needed = idsOfBody(book, bodyId);
    if (newIds.length < needed) {
      throw new RangeError(`"${bodyId}" needs ${needed} new ids, not ${newIds.length}.`);
    }
    const work: Work = { draft, book, ids: [...newIds] };
    keep(work, body);
    if (body.level === "corps") fieldCorps(work, body);
    else fieldDivision(work, body, null);
  },
};

/** How many new ids a historical body needs: for the corps, each division or brigade that is fielded by itself, and each regiment. */
export function idsOfBody(book: Pick<BodyBook, "formations">, bodyId: string): number {
  const body = book.formations.find(({ id }) => id === bodyId);
  if (body === undefined) return 0;
  const below = bodiesUnder(book, bodyId);
  return [body, ...below].reduce((sum, { regiments }) => sum + 1 + regiments.length, 0);
}

interface Work {
  readonly draft: Draft<ArmyList>;
  readonly book: BodyBook;
  /** New ids not used yet. */
  readonly ids: string[];
}

function nextId({ ids }: Work): string {
  const id = ids.shift();
  if (id === undefined) throw new RangeError("There are too few new ids.");
  return id;
}

/** All bodies below one, at any depth; each once. */
function bodiesUnder(book: Pick<BodyBook, "formations">, id: string): BookFormation[] {
  const found: BookFormation[] = [];
  const open = [id];
  for (let parent = open.pop(); parent !== undefined; parent = open.pop()) {
    for (const body of book.formations) {
      if (body.parentId !== parent || body.id === id || found.includes(body)) continue;
      found.push(body);
      open.push(body.id);
    }
  }
  return found;
}

/** Snapshots of the body, of all below it and of the entries they name. */
function keep({ draft, book }: Work, body: BookFormation): void {
  const bodies = [body, ...bodiesUnder(book, body.id)];
  const kept = new Set(bodies.map(({ id }) => id));
  draft.bookFormations = draft.bookFormations
    .filter(({ id }) => !kept.has(id))
    .concat(bodies.map((each) => pinnedFormationOf(book, each)));
  const named = new Set(bodies.flatMap(({ regiments }) => regiments.map((one) => one.entryId)));
  const have = new Set(draft.bookEntries.map(({ id }) => id));
  const fresh = book.entries.filter(({ id }) => named.has(id) && !have.has(id));
  draft.bookEntries.push(...structuredClone(fresh));
}

function fieldCorps(work: Work, body: BookFormation): void {
  const { draft, book } = work;
  const corpsId = nextId(work);
  draft.corps.push({
    id: corpsId,
    name: nameOf(body, draft.language),
    commander: { source: "drawn", name: "" },
    historicalId: body.id,
  });
  nameHistorical(work, body, `corps:${corpsId}`);
  for (const division of book.formations.filter(({ parentId }) => parentId === body.id)) {
    fieldDivision(work, division, corpsId);
  }
}

/** A division with the regiments of its brigades, which stay joined; a brigade under a corps stands by itself. */
function fieldDivision(work: Work, body: BookFormation, corpsId: string | null): void {
  const { draft, book } = work;
  const id = nextId(work);
  const formation: ArmyFormation = {
    id,
    name: nameOf(body, draft.language),
    level: body.level === "brigade" ? "independent-brigade" : "division",
    corpsId,
    general: null,
    historicalId: body.id,
    brigades: [],
    regiments: body.regiments.flatMap((regiment) => fielded(work, regiment, null)),
  };
  for (const brigade of book.formations.filter(({ parentId }) => parentId === body.id)) {
    const brigadeId = nextId(work);
    formation.brigades.push({ id: brigadeId, name: nameOf(brigade, draft.language) });
    formation.regiments.push(
      ...brigade.regiments.flatMap((regiment) => fielded(work, regiment, brigadeId)),
    );
  }
  formation.general = drawnGeneral(formation.regiments);
  draft.formations.push(formation);
  nameHistorical(work, body, `formation:${id}`);
}

/** The body's own commander where the book names one [13.2]. */
function nameHistorical(
  { draft, book }: Work,
  { commanderId }: BookFormation,
  post: LeaderPost,
): void {
  const commander = book.commanders.find(({ id }) => id === commanderId);
  if (commander !== undefined) nameLeader.run(draft, { post, commander });
}

/** A regiment of history; none where the book leaves its row of the Wagomiar to be chosen. */
function fielded(work: Work, regiment: BookRegiment, brigadeId: string | null): Regiment[] {
  const { draft, book } = work;
  const entry = book.entries.find(({ id }) => id === regiment.entryId);
  const unitKind = entry?.unitKind ?? null;
  if (entry === undefined || unitKind === null) return [];
  const isVeteran =
    entry.traits.includes("veteran") || isVeteranByKind(unitKind, draft.format.readings);
  return [
    {
      id: nextId(work),
      name: regiment.name || nameByEntry(entry, draft.language),
      unitKind,
      entryId: entry.id,
      bases: regiment.bases ?? usualBases(entry, unitKind),
      veteran: isVeteran ? "own" : "no",
      elite: false,
      mayBecomeElite: entry.traits.includes("may-become-elite"),
      followsRegimentId: null,
      brigadeId,
      notes: "",
      secretStatus: false,
      secretNotes: false,
    },
  ];
}

function usualBases(entry: BookEntry, unitKind: Regiment["unitKind"]): number {
  if (WAGOMIAR[unitKind].arm === "artillery") return BATTERY_BASES;
  return entry.regimentBases?.least ?? USUAL_REGIMENT_BASES.least;
}

/** A general to be drawn from the list of his arm. */
function drawnGeneral(regiments: readonly Regiment[]): General {
  const isHorse = regiments.every(({ unitKind }) => WAGOMIAR[unitKind].arm !== "infantry");
  return { kind: isHorse ? "cavalry" : "infantry", source: "drawn", name: "" };
}

function nameOf({ names }: Pick<BookFormation, "names">, language: ArmyList["language"]): string {
  return names[language] || names.pl || names.en || names.da;
}
