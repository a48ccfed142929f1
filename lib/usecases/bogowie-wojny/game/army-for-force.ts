import type { Database } from "@/lib/db/client";
import { type DocumentHead, findHead, openDocument } from "@/lib/db/document/documents";
import { findRevision } from "@/lib/db/document/revisions";
import { brokenAtEvent, listAtEvent } from "@/lib/domain/bogowie-wojny/event/judge-list";
import type { GameArmy } from "@/lib/domain/bogowie-wojny/game/game-army";
import { armyOfForce } from "@/lib/domain/bogowie-wojny/game/played-scenario";
import type { ArmyList } from "@/lib/domain/bogowie-wojny/list/army-list";
import { listForOthers, withMarksOf } from "@/lib/domain/bogowie-wojny/list/list-for-others";
import type { BattleScenario, Force } from "@/lib/domain/bogowie-wojny/scenario/battle-scenario";
import { listMisfit } from "@/lib/domain/bogowie-wojny/scenario/list-misfit";
import { GrundlagError, type Issue } from "@/lib/domain/document/error-code";
import { refusal } from "@/lib/domain/document/refusal-reason";
import { canEditDocument, canReadDocument } from "@/lib/domain/people/permissions";
import { armyOf, type Reader } from "@/lib/usecases/bogowie-wojny/game/game-army-of-list";
import { guardedDocument } from "@/lib/usecases/guard";

/** The side of a scenario with an id. Error: `invalid-document` for one it does not have. */
export function sideNamed(forces: readonly Force[], side: string): Force {
  const force = forces.find(({ id }) => id === side);
  if (force) return force;
  const message = `The scenario has no side "${side}".`;
  throw new GrundlagError("invalid-document", message, [
    { path: "/side", code: "unknown-id", message },
  ]);
}

interface Mustered {
  readonly force: Force;
  /** The armies that the scenario gives, by side. */
  readonly given: Readonly<Record<string, GameArmy>>;
  /** One of the user's lists; undefined for the one that the scenario gives. */
  readonly listId: string | undefined;
}

/**
 * The army with which a user plays a side of a scenario. Errors: `not-found`, `forbidden` for somebody else's list;
 * `invalid-document` if one has to be named, or is of another nation or army book; `conflict` if it breaks the side's format, with
 * the limits as issues, or if only the given list may be played.
 */
export async function armyForForce(
  reader: Reader,
  { force, given, listId }: Mustered,
): Promise<GameArmy> {
  if (listId === undefined) return given[force.id] ?? refuseGiven(force);
  const { format } = force;
  if (format === null && force.list !== null) {
    throw refusal("given-list-only", `"${force.name}" is played with the list that is given.`);
  }
  const key = { kind: "army-list", id: listId } as const;
  const { version, document } = await guardedDocument(reader, key, canEditDocument);
  assertFor(document, force);
  if (format) assertFits(document, { format });
  const list = format ? listAtEvent(document, { format }) : document;
  const army = await armyOf(reader, { id: listId, version, document: list });
  return armyOfForce(army, { force, given: false });
}

function refuseGiven({ list, name }: Force): never {
  if (list) throw refusal("given-list-gone", `The list given to "${name}" can no longer be read.`);
  throw wrongList("invalid_type", `must name a list: the scenario gives "${name}" none`);
}

function assertFor(list: ArmyList, force: Force): void {
  const misfit = listMisfit(list, force);
  if (misfit === "nation") {
    throw wrongList("custom", `must be a list of ${force.nation}, not of ${list.nation}`);
  }
  if (misfit === "book") {
    throw wrongList("custom", `must be built from the army book "${force.book?.title}"`);
  }
}

function wrongList(code: string, message: string): GrundlagError {
  return new GrundlagError("invalid-document", `/listId: ${message}`, [
    { path: "/listId", code, message },
  ]);
}

function assertFits(list: ArmyList, by: Pick<ArmyList, "format">): void {
  const broken = brokenAtEvent(list, by);
  if (broken.length === 0) return;
  const issues = broken.map(({ path, code, rule }): Issue => {
    return { path, code, message: `breaks ${rule}`, values: { rule } };
  });
  const why = `The list breaks ${broken.length} limits of the side's format.`;
  throw new GrundlagError("conflict", why, issues, { reason: "list-does-not-fit" });
}

/** Who owns a scenario, and so may give what is theirs. */
type Owner = Pick<DocumentHead, "ownerId" | "heldByClub" | "clubId">;

/** The armies of the lists that a scenario gives, by side, as their owners show them to others. */
export async function givenArmies(
  reader: Reader,
  { forces }: BattleScenario,
  owner: Owner,
): Promise<Record<string, GameArmy>> {
  const armies: Record<string, GameArmy> = {};
  for (const force of forces) {
    const { list: pin, format } = force;
    const found = pin && (await givenList(reader.database, pin, owner));
    if (!pin || !found) continue;
    const shown = listForOthers(withMarksOf(found.then, found.now));
    const document = format ? listAtEvent(shown, { format }) : shown;
    const army = await armyOf(reader, { ...pin, document });
    armies[force.id] = armyOfForce(army, { force, given: true });
  }
  return armies;
}

/**
 * A list that a scenario names, in the version it names, and as it is now. Null if it is gone, or is not the scenario's
 * owner's to give: of somebody else's only the present state, and only if everybody may read it.
 */
async function givenList(
  database: Database,
  pin: { readonly id: string; readonly version: number },
  owner: Owner,
): Promise<{ readonly then: ArmyList; readonly now: ArmyList } | null> {
  const kind = "army-list";
  const head = await findHead(database, { kind, id: pin.id });
  const isPresent = head?.version === pin.version;
  const isOpen = head && isPresent && canReadDocument({ reader: null, document: head });
  if (!head || !(isOpen || isOfOwner(head, owner))) return null;
  const now = await openDocument(database, kind, head);
  const key = { kind, documentId: pin.id, version: pin.version } as const;
  const then = isPresent ? now?.document : await findRevision(database, key);
  return now && then ? { then, now: now.document } : null;
}

function isOfOwner(head: Owner, owner: Owner): boolean {
  if (head.heldByClub !== owner.heldByClub) return false;
  return head.heldByClub ? head.clubId === owner.clubId : head.ownerId === owner.ownerId;
}
