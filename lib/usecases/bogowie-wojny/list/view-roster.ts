import type { Context } from "@/lib/auth/actor";
import type { ArmyList } from "@/lib/domain/bogowie-wojny/list/army-list";
import { listForOthers } from "@/lib/domain/bogowie-wojny/list/list-for-others";
import type { RosterAudience } from "@/lib/domain/bogowie-wojny/list/roster-print";
import {
  type RosterView,
  rosterForOthers,
  rosterView,
} from "@/lib/domain/bogowie-wojny/list/roster-view";
import type { Language } from "@/lib/domain/document/language";
import { localise } from "@/lib/domain/kinds/localise";
import { canReadSecrets, canReadWholeDocument } from "@/lib/domain/people/permissions";
import { documentAsSent } from "@/lib/usecases/document/well-formed";
import { guardedDocument } from "@/lib/usecases/guard";

/** The list to show, and the audience; without one, owners get their own roster and others the opponent's. */
export interface RosterOptions {
  readonly id: string;
  readonly audience: RosterAudience | null;
  /** The language of the texts, where the author translated them; undefined: the author's own. */
  readonly texts?: Language | undefined;
}

export interface SentRoster extends Omit<RosterOptions, "id"> {
  readonly json: unknown;
}

/** A list as shown in its roster, and the list itself. */
export interface ShownRoster {
  readonly roster: RosterView;
  readonly list: ArmyList;
  /** The audience it was actually made for. */
  readonly audience: RosterAudience;
}

/** The same for a stored list, with its version. */
export interface ViewedRoster extends ShownRoster {
  readonly version: number;
  /** Whether the reader is the list's owner. */
  readonly isOwn: boolean;
}

/**
 * An army list as shown in its roster, with points and limits calculated. Errors: `not-found`; `forbidden` or
 * `unauthenticated` for others who ask for the owner's roster.
 */
export async function viewRoster(
  context: Context,
  { id, audience, texts }: RosterOptions,
): Promise<ViewedRoster> {
  const permission = audience === "owner" ? canReadSecrets : canReadWholeDocument;
  const key = { kind: "army-list", id } as const;
  const stored = await guardedDocument(context, key, permission);
  const isOwn = canReadSecrets({ reader: context.actor, document: stored });
  const forWhom = isOwn ? (audience ?? "owner") : "opponent";
  return { ...shownTo(forWhom, inTexts(stored.document, texts)), version: stored.version, isOwn };
}

/**
 * The same for a list that is sent with the request and not stored: its sender, who has the whole list, counts as its
 * owner. Error: `invalid-document`.
 */
export function viewSentRoster({ json, audience, texts }: SentRoster): ShownRoster {
  return shownTo(audience ?? "owner", inTexts(documentAsSent("army-list", json).document, texts));
}

function inTexts(list: ArmyList, texts: Language | undefined): ArmyList {
  return localise(list, texts ?? list.language);
}

function shownTo(audience: RosterAudience, whole: ArmyList): ShownRoster {
  if (audience === "owner") return { roster: rosterView(whole), list: whole, audience };
  return { roster: rosterForOthers(whole), list: listForOthers(whole), audience };
}
