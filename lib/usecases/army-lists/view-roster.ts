import type { Context } from "@/lib/auth/actor";
import type { ArmyList } from "@/lib/domain/army-list/army-list";
import { listForOthers } from "@/lib/domain/army-list/list-for-others";
import type { RosterAudience } from "@/lib/domain/army-list/roster-audience";
import { type RosterView, rosterView } from "@/lib/domain/army-list/roster-view";
import { canReadSecrets, canReadWholeDocument } from "@/lib/domain/permissions";
import { guardedDocument } from "@/lib/usecases/guard";

/** Whose list is looked at, and for whom; without an audience the owner gets his own roster, others theirs. */
export interface RosterWish {
  readonly id: string;
  readonly audience: RosterAudience | null;
}

/** A list as its roster shows it, the list itself, and which version of it this is. */
export interface ViewedRoster {
  readonly roster: RosterView;
  readonly list: ArmyList;
  readonly version: number;
  /** The reader is the list's owner. */
  readonly isOwn: boolean;
  /** For whom it was made after all. */
  readonly audience: RosterAudience;
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
  const list = forWhom === "opponent" ? listForOthers(stored.document) : stored.document;
  return { roster: rosterView(list), list, version: stored.version, isOwn, audience: forWhom };
}
