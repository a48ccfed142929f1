/** A user's role; nobody can sign in to the library's account or to those of former members. */
export const USER_ROLES = ["member", "library", "former"] as const;
export type UserRole = (typeof USER_ROLES)[number];

/** Visible to nobody else, to anyone with the address, to the members of one club, to everybody. */
export const VISIBILITIES = ["private", "unlisted", "club", "public"] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/**
 * Who may open a scenario's umpire's part: whoever may read it; its author and those who state that they umpire it; its
 * author alone. Documents of other kinds are open books.
 */
export const EDITIONS = ["open-book", "players", "public-only"] as const;
export type Edition = (typeof EDITIONS)[number];

/** Whether a document takes comments. */
export const COMMENTING = ["on", "off"] as const;
type Commenting = (typeof COMMENTING)[number];

/** The reader, as permissions need them; null if nobody is signed in. */
export type Reader = {
  readonly id: string;
  readonly role: UserRole;
  /** The clubs the user is a member of. */
  readonly clubIds: readonly string[];
  /** Those of them that the user is an organiser of. */
  readonly organises: readonly string[];
} | null;

/** What people may do with a document that is not theirs, by invitation of its owner; each reads the whole of it. */
export const PEOPLE_MAY = ["edit", "comment", "umpire"] as const;
export type PersonMay = (typeof PEOPLE_MAY)[number];

/** The fields of a document that permissions depend on. */
export interface Guarded {
  readonly ownerId: string;
  readonly visibility: Visibility;
  /** The club whose members may read it, or in whose name it is public. */
  readonly clubId: string | null;
  /** Whether it belongs to that club itself: then the club's organisers are its owners. */
  readonly heldByClub: boolean;
  readonly edition: Edition;
  readonly comments: Commenting;
  /** Who may do something with it by invitation, by user id. */
  readonly people: Readonly<Record<string, PersonMay>>;
}

/** A reader and the document they ask for. */
export interface Access {
  readonly reader: Reader;
  readonly document: Guarded;
  /** Whether the reader has stated that they umpire it; missing where it was not looked up. */
  readonly umpires?: boolean;
}

/** May open it at all; for anybody else it does not exist. */
export function canReadDocument(access: Access): boolean {
  return isInvited(access) || MAY_READ[access.document.visibility](access);
}

const MAY_READ: Record<Visibility, (access: Access) => boolean> = {
  private: () => false,
  unlisted: () => true,
  club: isInItsClub,
  public: () => true,
};

/** Finds it in lists and searches; `listable` in `lib/db` is the same condition as a query. */
export function canFindDocument(access: Access): boolean {
  return access.document.visibility === "unlisted" ? isInvited(access) : canReadDocument(access);
}

/** May read everything in it, including secrets, as far as its edition is open to this reader. */
export function canReadWholeDocument(access: Access): boolean {
  return canReadDocument(access) && (isInvited(access) || OPENS[access.document.edition](access));
}

const OPENS: Record<Edition, (access: Access) => boolean> = {
  "open-book": () => true,
  players: ({ reader, umpires }) => isMember(reader) && umpires === true,
  "public-only": () => false,
};

/** May state that they umpire it, which opens a players' edition to them. */
export function canStateUmpiring(access: Access): boolean {
  return (
    isMember(access.reader) &&
    canReadDocument(access) &&
    (isInvited(access) || access.document.edition !== "public-only")
  );
}

/** May choose its edition, and see who stated that they umpire it. */
export function canSetEdition(access: Access): boolean {
  return owns(access);
}

/** May see the secrets of an army list: ambushes and everything marked secret. */
export function canReadSecrets(access: Access): boolean {
  return isInvited(access);
}

/** Sees the whole document at once; others see the public view first. */
export function canReadWholeUnasked(access: Access): boolean {
  return canEditDocument(access);
}

/** May change it. Documents of system accounts are read-only for everybody. */
export function canEditDocument(access: Access): boolean {
  return owns(access) || (isMember(access.reader) && mayBy(access) === "edit");
}

/** May see who else may do something with it, and which part those who edit it have open. */
export function canReadPeople(access: Access): boolean {
  return canEditDocument(access);
}

/** May invite people to it, see and revoke the invitations, and change or end what people may do. */
export function canInvitePeople(access: Access): boolean {
  return owns(access);
}

/** May give it to another account or to a club. */
export function canHandOver(access: Access): boolean {
  return owns(access);
}

/** May copy it. */
export function canForkDocument(access: Access): boolean {
  return isMember(access.reader) && canReadWholeDocument(access);
}

/** May umpire a game of it, for which one must read the whole. */
export function canBeginGame(access: Access): boolean {
  return isMember(access.reader) && canReadWholeDocument(access);
}

/** May comment on it, or on what they see of it. */
export function canComment(access: Access): boolean {
  return isMember(access.reader) && access.document.comments === "on" && canReadDocument(access);
}

/** May remove others' comments, learn that they were reported, and remove words and pictures from reports of games. */
export function canModerateComments(access: Access): boolean {
  return owns(access) || canReviewReports(access);
}

/** May read and dismiss reports of comments: an organiser of the document's club, besides the service's keepers. */
export function canReviewReports({ reader, document }: Access): boolean {
  return document.clubId !== null && reader?.organises.includes(document.clubId) === true;
}

/** May choose whether it takes comments. */
export function canSetCommenting(access: Access): boolean {
  return owns(access);
}

export function canDeleteDocument(access: Access): boolean {
  return owns(access);
}

export function canSetVisibility(access: Access): boolean {
  return owns(access);
}

/** May create links that open it, list them, and revoke them. */
export function canShareByLink(access: Access): boolean {
  return owns(access);
}

/** May add pictures below the map for tracing, and see those that are not shared. */
export function canTraceOver(access: Access): boolean {
  return canEditDocument(access);
}

export function canReleaseDocument(access: Access): boolean {
  return canEditDocument(access);
}

/** Earlier versions may contain what has been removed since, so only those who edit it see them. */
export function canReadRevisions(access: Access): boolean {
  return canEditDocument(access);
}

/** Whether a link still opens its document. */
export function canReadByLink({ revokedAt }: { readonly revokedAt: Date | null }): boolean {
  return revokedAt === null;
}

/** May create documents. */
export function canCreateDocument(reader: Reader): boolean {
  return isMember(reader);
}

function isMember(reader: Reader): boolean {
  return reader?.role === "member";
}

/** Its owner, who is no system account. */
function owns(access: Access): boolean {
  return isMember(access.reader) && isOwner(access);
}

function isOwner({ reader, document: { ownerId, clubId, heldByClub } }: Access): boolean {
  if (reader === null) return false;
  return heldByClub ? clubId !== null && reader.organises.includes(clubId) : reader.id === ownerId;
}

/** Its owner, or somebody invited by them. */
function isInvited(access: Access): boolean {
  return isOwner(access) || mayBy(access) !== null;
}

function mayBy({ reader, document: { people } }: Access): PersonMay | null {
  return (reader && people[reader.id]) ?? null;
}

function isInItsClub({ reader, document: { clubId } }: Access): boolean {
  return clubId !== null && reader?.clubIds.includes(clubId) === true;
}
