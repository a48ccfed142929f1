import { describe, expect, test } from "vitest";
import type { Access, Guarded, Reader, Visibility } from "@/lib/domain/permissions";
import * as permissions from "@/lib/domain/permissions";

const READERS: Record<string, Reader> = {
  nobody: null,
  stranger: { id: "u2", role: "member" },
  owner: { id: "u1", role: "member" },
};

type DocumentAction = (access: Access) => boolean;
const ACTIONS: Record<string, DocumentAction> = {
  read: permissions.canReadDocument,
  readWhole: permissions.canReadWholeDocument,
  readSecrets: permissions.canReadSecrets,
  readWholeUnasked: permissions.canReadWholeUnasked,
  edit: permissions.canEditDocument,
  fork: permissions.canForkDocument,
  delete: permissions.canDeleteDocument,
  setVisibility: permissions.canSetVisibility,
  shareByLink: permissions.canShareByLink,
  release: permissions.canReleaseDocument,
  readRevisions: permissions.canReadRevisions,
};

// Per action: who may with a private, an unlisted, a public document of the owner.
const MATRIX: Record<string, Record<Visibility, string>> = {
  read: { private: "owner", unlisted: "nobody stranger owner", public: "nobody stranger owner" },
  readWhole: {
    private: "owner",
    unlisted: "nobody stranger owner",
    public: "nobody stranger owner",
  },
  readSecrets: { private: "owner", unlisted: "owner", public: "owner" },
  readWholeUnasked: { private: "owner", unlisted: "owner", public: "owner" },
  edit: { private: "owner", unlisted: "owner", public: "owner" },
  fork: { private: "owner", unlisted: "stranger owner", public: "stranger owner" },
  delete: { private: "owner", unlisted: "owner", public: "owner" },
  setVisibility: { private: "owner", unlisted: "owner", public: "owner" },
  shareByLink: { private: "owner", unlisted: "owner", public: "owner" },
  release: { private: "owner", unlisted: "owner", public: "owner" },
  readRevisions: { private: "owner", unlisted: "owner", public: "owner" },
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
    expect(may && whoMay(may, { ownerId: "u1", visibility })).toBe(who);
  });

  test("every document action stands in the matrix", () => {
    const functions = Object.values(permissions).filter((each) => typeof each === "function");
    const covered = [
      ...Object.values(ACTIONS),
      permissions.canCreateDocument,
      permissions.canReadByLink,
    ];
    expect(new Set(functions)).toEqual(new Set(covered));
  });

  test.each(["library", "former"] as const)("the %s account's documents are read-only", (role) => {
    const document: Guarded = { ownerId: "system", visibility: "public" };
    const access: Access = { reader: { id: "system", role }, document };
    expect(permissions.canReadWholeDocument(access)).toBe(true);
    expect(permissions.canEditDocument(access)).toBe(false);
    expect(permissions.canDeleteDocument(access)).toBe(false);
    expect(permissions.canForkDocument({ reader: { id: "u2", role: "member" }, document })).toBe(
      true,
    );
  });

  test("a link opens its document until it is taken back", () => {
    expect(permissions.canReadByLink({ revokedAt: null })).toBe(true);
    expect(permissions.canReadByLink({ revokedAt: new Date(0) })).toBe(false);
  });

  test("only members write", () => {
    expect(permissions.canCreateDocument(null)).toBe(false);
    expect(permissions.canCreateDocument({ id: "u1", role: "member" })).toBe(true);
  });
});
