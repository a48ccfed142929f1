import { describe, expect, test } from "vitest";
import type { Access, Guarded, Reader, Visibility } from "@/lib/domain/people/permissions";
import * as permissions from "@/lib/domain/people/permissions";

const READERS: Record<string, Reader> = {
  nobody: null,
  stranger: { id: "u2", role: "member", clubIds: ["other-club"] },
  member: { id: "u3", role: "member", clubIds: ["other-club", "club"] },
  owner: { id: "u1", role: "member", clubIds: ["club"] },
};

type DocumentAction = (access: Access) => boolean;
const ACTIONS: Record<string, DocumentAction> = {
  read: permissions.canReadDocument,
  find: permissions.canFindDocument,
  readWhole: permissions.canReadWholeDocument,
  readSecrets: permissions.canReadSecrets,
  readWholeUnasked: permissions.canReadWholeUnasked,
  edit: permissions.canEditDocument,
  fork: permissions.canForkDocument,
  delete: permissions.canDeleteDocument,
  setVisibility: permissions.canSetVisibility,
  shareByLink: permissions.canShareByLink,
  traceOver: permissions.canTraceOver,
  release: permissions.canReleaseDocument,
  readRevisions: permissions.canReadRevisions,
};

const EVERYBODY = "nobody stranger member owner";
const OWNER = { private: "owner", unlisted: "owner", club: "owner", public: "owner" };
const READERS_OF = {
  private: "owner",
  unlisted: EVERYBODY,
  club: "member owner",
  public: EVERYBODY,
};

// For each action, who may perform it on a private, unlisted, club or public document of the owner.
const MATRIX: Record<string, Record<Visibility, string>> = {
  read: READERS_OF,
  find: { ...READERS_OF, unlisted: "owner" },
  readWhole: READERS_OF,
  readSecrets: OWNER,
  readWholeUnasked: OWNER,
  edit: OWNER,
  fork: {
    private: "owner",
    unlisted: "stranger member owner",
    club: "member owner",
    public: "stranger member owner",
  },
  delete: OWNER,
  setVisibility: OWNER,
  shareByLink: OWNER,
  traceOver: OWNER,
  release: OWNER,
  readRevisions: OWNER,
};

function whoMay(action: DocumentAction, document: Guarded): string {
  return Object.keys(READERS)
    .filter((name) => action({ reader: READERS[name] ?? null, document }))
    .join(" ");
}

describe("permissions", () => {
  const rows = Object.entries(MATRIX).flatMap(([action, row]) =>
    permissions.VISIBILITIES.map((visibility) => [action, visibility, row[visibility]] as const),
  );

  test.each(rows)("%s a %s document: %s", (action, visibility, who) => {
    const may = ACTIONS[action];
    const clubId = visibility === "club" ? "club" : null;
    expect(may && whoMay(may, { ownerId: "u1", visibility, clubId })).toBe(who);
  });

  test("former members no longer read a club's document, and a club whose name a public one has opens nothing else", () => {
    const exMember: Reader = { id: "u3", role: "member", clubIds: [] };
    const document: Guarded = { ownerId: "u1", visibility: "club", clubId: "club" };
    expect(permissions.canReadDocument({ reader: exMember, document })).toBe(false);
    expect(permissions.canForkDocument({ reader: exMember, document })).toBe(false);
    const published: Guarded = { ...document, visibility: "public" };
    expect(whoMay(permissions.canReadDocument, published)).toBe(EVERYBODY);
    expect(whoMay(permissions.canEditDocument, published)).toBe("owner");
  });

  test("every document action is in the matrix", () => {
    const functions = Object.values(permissions).filter((each) => typeof each === "function");
    const covered = [
      ...Object.values(ACTIONS),
      permissions.canCreateDocument,
      permissions.canReadByLink,
    ];
    expect(new Set(functions)).toEqual(new Set(covered));
  });

  test.each(["library", "former"] as const)("the %s account's documents are read-only", (role) => {
    const document: Guarded = { ownerId: "system", visibility: "public", clubId: null };
    const access: Access = { reader: { id: "system", role, clubIds: [] }, document };
    expect(permissions.canReadWholeDocument(access)).toBe(true);
    expect(permissions.canEditDocument(access)).toBe(false);
    expect(permissions.canDeleteDocument(access)).toBe(false);
    expect(
      permissions.canForkDocument({ reader: { id: "u2", role: "member", clubIds: [] }, document }),
    ).toBe(true);
  });

  test("a link opens its document until it is taken back", () => {
    expect(permissions.canReadByLink({ revokedAt: null })).toBe(true);
    expect(permissions.canReadByLink({ revokedAt: new Date(0) })).toBe(false);
  });

  test("only members write", () => {
    expect(permissions.canCreateDocument(null)).toBe(false);
    expect(permissions.canCreateDocument({ id: "u1", role: "member", clubIds: [] })).toBe(true);
  });
});
