/** Who a user is to the service; the library's and the former members' accounts sign in nowhere. */
export const USER_ROLES = ["member", "library", "former"] as const;
export type UserRole = (typeof USER_ROLES)[number];

/** For nobody else, by its address, for the members of one club, for everybody. */
export const VISIBILITIES = ["private", "unlisted", "club", "public"] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** The reader, as far as permissions go; null where nobody is signed in. */
export type Reader = {
  readonly id: string;
  readonly role: UserRole;
  /** The clubs the user is a member of. */
  readonly clubIds: readonly string[];
} | null;

/** What permissions need to know of a document. */
export interface Guarded {
  readonly ownerId: string;
  readonly visibility: Visibility;
  /** The club whose members read it, or in whose name it is public. */
  readonly clubId: string | null;
}

/** One question to a permission. */
export interface Access {
  readonly reader: Reader;
  readonly document: Guarded;
}

/** May open it at all; for others it does not exist. */
export function canReadDocument(access: Access): boolean {
  return isOwner(access) || MAY_READ[access.document.visibility](access);
}

const MAY_READ: Record<Visibility, (access: Access) => boolean> = {
  private: () => false,
  unlisted: () => true,
  club: isInItsClub,
  public: () => true,
};

/** Finds it in lists and searches; `listable` of `lib/db` says the same to the database. */
export function canFindDocument(access: Access): boolean {
  return access.document.visibility === "unlisted" ? isOwner(access) : canReadDocument(access);
}

/** May have everything in it, secrets too: an open document is an open book to umpires. */
export function canReadWholeDocument(access: Access): boolean {
  return canReadDocument(access);
}

/** Sees what the owner keeps secret of an army list: ambushes, and whatever is marked secret. */
export function canReadSecrets(access: Access): boolean {
  return isOwner(access);
}

/** Sees it whole without asking; for others the public view comes first. */
export function canReadWholeUnasked(access: Access): boolean {
  return canEditDocument(access);
}

/** May change it. The system accounts' documents are read-only to everybody. */
export function canEditDocument(access: Access): boolean {
  return isMember(access.reader) && isOwner(access);
}

/** May make a copy of their own. */
export function canForkDocument(access: Access): boolean {
  return isMember(access.reader) && canReadWholeDocument(access);
}

export function canDeleteDocument(access: Access): boolean {
  return canEditDocument(access);
}

export function canSetVisibility(access: Access): boolean {
  return canEditDocument(access);
}

/** May share links that open it, see them all, and revoke them. */
export function canShareByLink(access: Access): boolean {
  return canEditDocument(access);
}

/** May lay pictures below its map to draw over, and see those that lie there: nobody else ever does. */
export function canTraceOver(access: Access): boolean {
  return canEditDocument(access);
}

export function canReleaseDocument(access: Access): boolean {
  return canEditDocument(access);
}

/** Earlier states may hold what was taken out again, so they are the owner's alone. */
export function canReadRevisions(access: Access): boolean {
  return canEditDocument(access);
}

/** Whether a link still opens its document. */
export function canReadByLink({ revokedAt }: { readonly revokedAt: Date | null }): boolean {
  return revokedAt === null;
}

/** May write documents of their own. */
export function canCreateDocument(reader: Reader): boolean {
  return isMember(reader);
}

function isMember(reader: Reader): boolean {
  return reader?.role === "member";
}

function isOwner({ reader, document }: Access): boolean {
  return reader !== null && reader.id === document.ownerId;
}

function isInItsClub({ reader, document: { clubId } }: Access): boolean {
  return clubId !== null && reader?.clubIds.includes(clubId) === true;
}
