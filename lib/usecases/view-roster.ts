import type { Context } from "@/lib/auth/actor";
import { type RosterView, rosterView } from "@/lib/domain/army-list/roster-view";
import { canReadWholeDocument } from "@/lib/domain/permissions";
import { guardedDocument } from "@/lib/usecases/guard";

/** An army list as its roster shows it, points and limits worked out. Error: `not-found`. */
export async function viewRoster(
  context: Context,
  id: string,
): Promise<{ roster: RosterView; title: string }> {
  const key = { kind: "army-list", id } as const;
  const { document } = await guardedDocument(context, key, canReadWholeDocument);
  return { roster: rosterView(document), title: document.title };
}
