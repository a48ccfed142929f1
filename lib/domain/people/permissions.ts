/** A user's role; nobody can sign in to the library's account or to those of former members. */
export const USER_ROLES = ["member", "library", "former"] as const;
export type UserRole = (typeof USER_ROLES)[number];

/** Visible to nobody else, to anyone with the address, to the members of one club, to everybody. */
export const VISIBILITIES = ["private", "unlisted", "club", "public"] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** The reader, as permissions need them; null if nobody is signed in. */
export type Reader = {
  readonly id: string;
  readonly role: UserRole;
  /** The clubs the user is a member of. */
  readonly clubIds: readonly string[];
} | null;

/** The fields of a document that permissions depend on. */
export interface Guarded {
  readonly ownerId: string;
  readonly visibility: Visibility;
  /** The club whose members may read it, or in whose name it is public. */
  readonly clubId: string | null;
}

/** A reader and the document they ask for. */
export interface Access {
  readonly reader: Reader;
  readonly document: Guarded;
}

/** May open it at all; for anybody else it does not exist. */
export function canReadDocument(access: Access): boolean {
  return isOwner(access) || MAY_READ[access.document.visibility](access);
}

const MAY_READ: Record<Visibility, (access: Access) => boolean> = {
  private: () => false,
  unlisted: () => true,
  club: isInItsClub,
  public: () => true,
};

/** Finds it in lists and searches; `listable` in `lib/db` is the same condition as a query. */
export function canFindDocument(access: Access): boolean {
  return access.document.visibility === "unlisted" ? isOwner(access) : canReadDocument(access);
}

/** May read everything in it, including secrets: a document that is open is open to any umpire. */
export function canReadWholeDocument(access: Access): boolean {
  return canReadDocument(access);
}

/** May see the secrets of an army list: ambushes and everything marked secret. */
export function canReadSecrets(access: Access): boolean {
  return isOwner(access);
}

/** Sees the whole document at once; others see the public view first. */
export function canReadWholeUnasked(access: Access): boolean {
  return canEditDocument(access);
}

/** May change it. Documents of system accounts are read-only for everybody. */
export function canEditDocument(access: Access): boolean {
  return isMember(access.reader) && isOwner(access);
}

/** May copy it. */
export function canForkDocument(access: Access): boolean {
  return isMember(access.reader) && canReadWholeDocument(access);
}

export function canDeleteDocument(access: Access): boolean {
  return canEditDocument(access);
}

export function canSetVisibility(access: Access): boolean {
  return canEditDocument(access);
}

/** May create links that open it, list them, and revoke them. */
export function canShareByLink(access: Access): boolean {
  return canEditDocument(access);
}

/** May add pictures below the map for tracing, and see those that are not shared. */
export function canTraceOver(access: Access): boolean {
  return canEditDocument(access);
}

export function canReleaseDocument(access: Access): boolean {
  return canEditDocument(access);
}

/** Earlier versions may contain what has been removed since, so only the owner sees them. */
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

function isOwner({ reader, document }: Access): boolean {
  return reader !== null && reader.id === document.ownerId;
}

function isInItsClub({ reader, document: { clubId } }: Access): boolean {
  return clubId !== null && reader?.clubIds.includes(clubId) === true;
}
