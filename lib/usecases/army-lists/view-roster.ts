import type { Context } from "@/lib/auth/actor";
import type { ArmyList } from "@/lib/domain/army-list/army-list";
import { listForOthers } from "@/lib/domain/army-list/list-for-others";
import type { RosterAudience } from "@/lib/domain/army-list/roster-print";
import { type RosterView, rosterForOthers, rosterView } from "@/lib/domain/army-list/roster-view";
import { canReadSecrets, canReadWholeDocument } from "@/lib/domain/permissions";
import { listAsSent } from "@/lib/usecases/documents/well-formed";
import { guardedDocument } from "@/lib/usecases/guard";

/** Whose list is shown, and for whom; without an audience owners get their own roster, others the opponent's. */
export interface RosterWish {
  readonly id: string;
  readonly audience: RosterAudience | null;
}

export interface SentRoster {
  readonly json: unknown;
  readonly audience: RosterAudience | null;
}

/** A list as its roster shows it, and the list itself. */
export interface ShownRoster {
  readonly roster: RosterView;
  readonly list: ArmyList;
  /** For whom it was made after all. */
  readonly audience: RosterAudience;
}

/** The same for a stored list, and which version of it this is. */
export interface ViewedRoster extends ShownRoster {
  readonly version: number;
  /** The reader is the list's owner. */
  readonly isOwn: boolean;
}

/**
 * An army list as its roster shows it, points and limits worked out. Errors: `not-found`; `forbidden` or
 * `unauthenticated` for others who ask for the owner's.
 */
export async function viewRoster(
  context: Context,
  { id, audience }: RosterWish,
): Promise<ViewedRoster> {
  const permission = audience === "owner" ? canReadSecrets : canReadWholeDocument;
  const key = { kind: "army-list", id } as const;
  const stored = await guardedDocument(context, key, permission);
  const isOwn = canReadSecrets({ reader: context.actor, document: stored });
  const forWhom = isOwn ? (audience ?? "owner") : "opponent";
  return { ...shownTo(forWhom, stored.document), version: stored.version, isOwn };
}

/** The same for a list that is sent along and not stored: its sender, who has all of it, counts as its owner. Error: `invalid-document`. */
export function viewSentRoster({ json, audience }: SentRoster): ShownRoster {
  return shownTo(audience ?? "owner", listAsSent(json).document);
}

function shownTo(audience: RosterAudience, whole: ArmyList): ShownRoster {
  if (audience === "owner") return { roster: rosterView(whole), list: whole, audience };
  return { roster: rosterForOthers(whole), list: listForOthers(whole), audience };
}
