import type { Context } from "@/lib/auth/actor";
import type { ArmyList } from "@/lib/domain/army-list/army-list";
import { type RosterView, rosterView } from "@/lib/domain/army-list/roster-view";
import { canReadWholeDocument } from "@/lib/domain/permissions";
import { guardedDocument } from "@/lib/usecases/guard";

/** A list as its roster shows it, the list itself, and which version of it this is. */
export interface ViewedRoster {
  readonly roster: RosterView;
  readonly list: ArmyList;
  readonly version: number;
}

/** An army list as its roster shows it, points and limits worked out. Error: `not-found`. */
export async function viewRoster(context: Context, id: string): Promise<ViewedRoster> {
  const key = { kind: "army-list", id } as const;
  const { document, version } = await guardedDocument(context, key, canReadWholeDocument);
  return { roster: rosterView(document), list: document, version };
}
