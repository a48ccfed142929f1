import type { Context } from "@/lib/auth/actor";
import type { ArmyList } from "@/lib/domain/bogowie-wojny/list/army-list";
import { type RosterView, rosterForOthers } from "@/lib/domain/bogowie-wojny/list/roster-view";
import type { Language } from "@/lib/domain/document/language";
import { localise } from "@/lib/domain/kinds/localise";
import {
  type FollowedLink,
  openShareLinkTo,
} from "@/lib/usecases/people/share-links/open-share-link";

/** An army list as people other than its owner see it. */
export interface SharedRoster {
  readonly document: ArmyList;
  readonly roster: RosterView;
  readonly audience: "opponent";
  readonly version: number;
}

/**
 * The army list a link opens, in a language as far as it is translated; undefined: in its author's own. Errors: those
 * of the link.
 */
export async function openSharedRoster(
  context: Context,
  { texts, ...followed }: FollowedLink & { readonly texts: Language | undefined },
): Promise<SharedRoster> {
  const { document, version } = await openShareLinkTo("army-list", context, followed);
  return { ...rosterInTexts(document, texts), audience: "opponent", version };
}

/** A list for others and its roster, in a language as above. */
export function rosterInTexts(list: ArmyList, texts: Language | undefined) {
  const document = localise(list, texts ?? list.language);
  return { document, roster: rosterForOthers(document) };
}
