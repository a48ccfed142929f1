import type { Draft } from "immer";
import { isVeteranByKind } from "@/lib/rules/bogowie-wojny/limits";
import { BATTERY_BASES, USUAL_REGIMENT_BASES } from "@/lib/rules/bogowie-wojny/tables/bases";
import { WAGOMIAR } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import type { Command } from "../../../document/command";
import type { BookFormation, BookRegiment } from "../../book/army-book";
import { bodiesUnder } from "../../book/bodies";
import type { BookEntry } from "../../book/book-entry";
import type { ArmyFormation, ArmyList, Corps, General, PinnedLink, Regiment } from "../army-list";
import { needsNoGeneral } from "../checks/commanders";
import type { LeaderPost } from "../leader";
import { nameByEntry } from "../regiment-traits";
import {
  type BodyBook,
  copiedBodyId,
  copiedEntryId,
  copyBodies,
  type SourceBook,
} from "./copy-body";
import { removeFormation } from "./formations";
import { nameLeader, nameLinkedLeader } from "./leaders";

/** A historical body of a book, with the link that admits it if the book is not the list's own. */
export interface WantedBody {
  readonly book: BodyBook;
  readonly bodyId: string;
  readonly link?: PinnedLink | undefined;
}

/** The same with new ids for everything it adds, as counted by `idsOfBody`. */
interface FieldedBody extends WantedBody {
  readonly newIds: readonly string[];
}

/**
 * Fields a whole historical division, or a corps with all its divisions, under its own generals [13.2], and copies what
 * it uses from the book. The only division of a corps is led by the corps commander [13.4]: it has a general only if
 * the book names another. The empty division of a new list is removed, since its general would cost a point for
 * nothing.
 */
export const fieldBody: Command<ArmyList, FieldedBody> = {
  name: "fieldBody",
  run: (draft, { newIds, ...wanted }) => {
    const { book, bodyId, link = null } = wanted;
    const body = book.formations.find(({ id }) => id === bodyId);
    if (body === undefined) throw new RangeError(`The book has no formation "${bodyId}".`);
    const needed = idsOfBody(wanted);
    if (newIds.length < needed) {
      throw new RangeError(`"${bodyId}" needs ${needed} new ids, not ${newIds.length}.`);
    }
    const work: Work = { draft, book, link, nextId: takerOf(newIds) };
    dropUntouched(draft);
    copyBodies(draft, work, [body, ...bodiesUnder(book, bodyId)]);
    if (body.level === "corps") fieldCorps(work, body);
    else fieldDivision(work, body, { corpsId: null });
  },
};

/**
 * How many new ids fielding a historical body needs at most: for the corps, each division or brigade fielded by itself,
 * the division created for a corps without any in the book, and each regiment; from a linked book also for each body,
 * commander and entry the list has no copy of yet.
 */
export function idsOfBody({ book, bodyId, link }: WantedBody): number {
  const body = book.formations.find(({ id }) => id === bodyId);
  if (body === undefined) return 0;
  const all = [body, ...bodiesUnder(book, bodyId)];
  const regiments = all.reduce((sum, each) => sum + each.regiments.length, 0);
  const ownDivision = body.level === "corps" && all.length === 1 ? 1 : 0;
  return ownDivision + (link ? 3 * all.length + 2 * regiments : all.length + regiments);
}

/** Removes the division of a new list if it is the only one and unchanged. */
function dropUntouched(draft: Draft<ArmyList>): void {
  const [only, ...others] = draft.formations;
  if (only === undefined || others.length > 0 || draft.corps.length > 0) return;
  const { id, name, general, regiments } = only;
  const isDrawn = general?.source === "drawn" && general.name === "";
  if (regiments.length === 0 && name === "" && isDrawn) removeFormation.run(draft, { id });
}

interface Work extends SourceBook {
  readonly draft: Draft<ArmyList>;
}

/** A function that returns the new ids one after another. Throws RangeError when they run out. */
function takerOf(newIds: readonly string[]): () => string {
  let taken = 0;
  return () => {
    const id = newIds[taken++];
    if (id === undefined) throw new RangeError("There are too few new ids.");
    return id;
  };
}

function fieldCorps(work: Work, body: BookFormation): void {
  const { draft, book } = work;
  const corps: Corps = {
    id: work.nextId(),
    name: nameOf(body, draft.language),
    commander: { source: "drawn", name: "" },
    historicalId: copiedBodyId(draft, work, body.id),
  };
  draft.corps.push(corps);
  nameHistorical(work, body, `corps:${corps.id}`);
  const [first = divisionOfItself(body), ...others] = book.formations.filter(
    ({ parentId }) => parentId === body.id,
  );
  fieldDivision(work, first, { corpsId: corps.id, attached: body.regiments });
  for (const division of others) fieldDivision(work, division, { corpsId: corps.id });
  leaveToCommander(draft, corps.id);
}

/** A division made of a corps for which the book has no divisions [13.4]. */
function divisionOfItself(body: BookFormation): BookFormation {
  const names = { en: "", da: "", pl: "" };
  return { ...body, names, regiments: [], commanderId: null };
}

/** Removes the general of a corps' only division, unless the book names another than the corps commander [13.4]. */
function leaveToCommander(draft: Draft<ArmyList>, corpsId: string): void {
  const commander = draft.corps.find(({ id }) => id === corpsId)?.commander;
  for (const formation of draft.formations.filter((each) => each.corpsId === corpsId)) {
    const isOwn =
      formation.general?.source === "historical" &&
      formation.general.commanderId !== commander?.commanderId;
    if (needsNoGeneral(formation, draft) && !isOwn) formation.general = null;
  }
}

interface Attachment {
  readonly corpsId: string | null;
  /** Regiments directly under the corps, which need a division to lead them. */
  readonly attached?: readonly BookRegiment[];
}

/**
 * Adds a division with the regiments of its brigades, which stay joined. A brigade directly under a corps becomes a
 * formation of its own.
 */
function fieldDivision(
  work: Work,
  body: BookFormation,
  { corpsId, attached = [] }: Attachment,
): void {
  const { draft, book } = work;
  const id = work.nextId();
  const formation: ArmyFormation = {
    id,
    name: nameOf(body, draft.language),
    level: body.level === "brigade" ? "independent-brigade" : "division",
    corpsId,
    general: null,
    historicalId: body.level === "corps" ? null : copiedBodyId(draft, work, body.id),
    brigades: [],
    regiments: [...body.regiments, ...attached].flatMap((one) => fielded(work, one, null)),
  };
  for (const brigade of book.formations.filter(({ parentId }) => parentId === body.id)) {
    const brigadeId = work.nextId();
    formation.brigades.push({ id: brigadeId, name: nameOf(brigade, draft.language) });
    formation.regiments.push(
      ...brigade.regiments.flatMap((regiment) => fielded(work, regiment, brigadeId)),
    );
  }
  formation.general = drawnGeneral(formation.regiments);
  draft.formations.push(formation);
  nameHistorical(work, body, `formation:${id}`);
}

/** Names the body's own commander for a post, if the book has one [13.2]. */
function nameHistorical(
  { draft, book, link, nextId }: Work,
  { commanderId }: BookFormation,
  post: LeaderPost,
): void {
  const commander = book.commanders.find(({ id }) => id === commanderId);
  if (commander === undefined) return;
  if (link === null) nameLeader.run(draft, { post, commander });
  else nameLinkedLeader.run(draft, { post, link, commander, pinnedId: nextId() });
}

/** A historical regiment; empty if the book leaves its Wagomiar row to the player. */
function fielded(work: Work, regiment: BookRegiment, brigadeId: string | null): Regiment[] {
  const { draft, book } = work;
  const entry = book.entries.find(({ id }) => id === regiment.entryId);
  const unitKind = entry?.unitKind ?? null;
  if (entry === undefined || unitKind === null) return [];
  const isVeteran =
    entry.traits.includes("veteran") || isVeteranByKind(unitKind, draft.format.readings);
  return [
    {
      id: work.nextId(),
      name: regiment.name || nameByEntry(entry, draft.language),
      unitKind,
      entryId: copiedEntryId(draft, work, entry.id),
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

/** A general to be drawn, from the cavalry's list unless there is infantry. */
function drawnGeneral(regiments: readonly Regiment[]): General {
  const isHorse = regiments.every(({ unitKind }) => WAGOMIAR[unitKind].arm !== "infantry");
  return { kind: isHorse ? "cavalry" : "infantry", source: "drawn", name: "" };
}

function nameOf({ names }: Pick<BookFormation, "names">, language: ArmyList["language"]): string {
  return names[language] || names.pl || names.en || names.da;
}
