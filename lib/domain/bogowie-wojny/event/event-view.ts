import type { Club } from "../../people/club";
import { canKnowOfClub } from "../../people/club-permissions";
import type { Reader } from "../../people/permissions";
import type { ArmyList } from "../list/army-list";
import { listForOthers } from "../list/list-for-others";
import { summarize } from "../list/totals";
import type { EventDetails } from "./club-event";
import { brokenAtEvent, listAtEvent } from "./judge-list";

/** An army list as submitted. */
interface Submission {
  readonly id: string;
  readonly userId: string;
  readonly player: string;
  readonly listId: string;
  readonly listVersion: number;
  readonly submittedAt: Date;
  readonly list: ArmyList;
}

export interface ClubEvent extends EventDetails {
  readonly id: string;
  readonly organiserId: string | null;
  readonly organiser: string;
  readonly deadlineAt: Date;
  readonly createdAt: Date;
  readonly heldBy: Pick<Club, "id" | "slug" | "name" | "seenBy"> | null;
  readonly submissions: readonly Submission[];
}

/** A player's entry as this reader may see it. */
export interface EntryView {
  readonly player: string;
  readonly isLegal: boolean;
  /** Null until the deadline, except for its own player. */
  readonly list: {
    readonly entryId: string;
    readonly title: string;
    readonly nation: ArmyList["nation"];
    readonly bases: number;
  } | null;
}

export interface EventView
  extends Omit<ClubEvent, "organiserId" | "submissions" | "createdAt" | "heldBy"> {
  /** The address of the club that holds it, if the reader may know of that club. */
  readonly clubSlug: string | null;
  /** The deadline has passed: lists are visible and can no longer change. */
  readonly isClosed: boolean;
  readonly isOrganiser: boolean;
  /** Number of submitted lists. */
  readonly count: number;
  /** Until the deadline only for the organiser and without the lists; afterwards for everybody. */
  readonly entries: readonly EntryView[];
  /** The reader's own entry. */
  readonly own: (Pick<Submission, "listId" | "listVersion" | "submittedAt"> & EntryView) | null;
}

/** Whether lists can no longer be submitted or withdrawn. */
export function isClosed({ deadlineAt }: Pick<ClubEvent, "deadlineAt">, now: Date): boolean {
  return now >= deadlineAt;
}

/** May edit it and see who has submitted a list. */
export function canRunEvent(
  reader: Reader,
  { organiserId }: Pick<ClubEvent, "organiserId">,
): boolean {
  return reader !== null && reader.role === "member" && reader.id === organiserId;
}

/** An event as its reader may see it now. */
export function viewEvent(event: ClubEvent, reader: Reader, now: Date): EventView {
  const { organiserId: _, submissions, createdAt: __, heldBy, ...rest } = event;
  const known = heldBy && canKnowOfClub({ reader, club: heldBy }) ? heldBy : null;
  const closed = isClosed(event, now);
  const isOrganiser = canRunEvent(reader, event);
  const own = submissions.find(({ userId }) => userId === reader?.id);
  return {
    ...rest,
    club: clubNameOf(event),
    clubId: known?.id ?? null,
    clubSlug: known?.slug ?? null,
    isClosed: closed,
    isOrganiser,
    count: submissions.length,
    entries:
      closed || isOrganiser
        ? submissions.map((one) => entryView(one, event, closed ? "list" : "name"))
        : [],
    own: own
      ? {
          listId: own.listId,
          listVersion: own.listVersion,
          submittedAt: own.submittedAt,
          ...entryView(own, event, "list"),
        }
      : null,
  };
}

/** The present name of the club that holds an event, or the name as typed. */
export function clubNameOf({
  club,
  heldBy,
}: {
  readonly club: string;
  readonly heldBy: { readonly name: string } | null;
}): string {
  return heldBy?.name ?? club;
}

/** The entry with its list, or only the player's name. */
type Shown = "list" | "name";

function entryView(submission: Submission, event: ClubEvent, shown: Shown): EntryView {
  const { id, player, list } = submission;
  return {
    player,
    isLegal: brokenAtEvent(list, event).length === 0,
    list:
      shown === "list"
        ? {
            entryId: id,
            title: list.title,
            nation: list.nation,
            bases: summarize(list).bases.total,
          }
        : null,
  };
}

/**
 * A submitted list as this reader may see it: complete for its own player at any time; for others without its secrets
 * once the deadline has passed, and not at all before.
 */
export function submittedListFor(
  { event, submission }: { readonly event: ClubEvent; readonly submission: Submission },
  reader: Reader,
  now: Date,
): ArmyList | null {
  const list = listAtEvent(submission.list, event);
  if (reader !== null && reader.id === submission.userId) return list;
  return isClosed(event, now) ? listForOthers(list) : null;
}
