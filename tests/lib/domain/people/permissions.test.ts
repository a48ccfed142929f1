import { describe, expect, test } from "vitest";
import type { Access, Guarded, Reader, Visibility } from "@/lib/domain/people/permissions";
import * as permissions from "@/lib/domain/people/permissions";

const READERS: Record<string, Reader> = {
  nobody: null,
  stranger: { id: "u2", role: "member", clubIds: ["other-club"], organises: ["other-club"] },
  member: { id: "u3", role: "member", clubIds: ["other-club", "club"], organises: ["other-club"] },
  organiser: { id: "u4", role: "member", clubIds: ["club"], organises: ["club"] },
  umpire: { id: "u5", role: "member", clubIds: [], organises: [] },
  commentator: { id: "u6", role: "member", clubIds: [], organises: [] },
  editor: { id: "u7", role: "member", clubIds: [], organises: [] },
  owner: { id: "u1", role: "member", clubIds: ["club"], organises: [] },
};

const DOCUMENT: Guarded = {
  ownerId: "u1",
  visibility: "private",
  clubId: null,
  heldByClub: false,
  edition: "open-book",
  comments: "on",
  people: { u5: "umpire", u6: "comment", u7: "edit" },
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
  stateUmpiring: permissions.canStateUmpiring,
  beginGame: permissions.canBeginGame,
  setEdition: permissions.canSetEdition,
  readPeople: permissions.canReadPeople,
  invitePeople: permissions.canInvitePeople,
  handOver: permissions.canHandOver,
  comment: permissions.canComment,
  moderateComments: permissions.canModerateComments,
  reviewReports: permissions.canReviewReports,
  setCommenting: permissions.canSetCommenting,
};

const INVITED = "umpire commentator editor owner";
const IN_CLUB = `member organiser ${INVITED}`;
const SIGNED_IN = `stranger ${IN_CLUB}`;
const EVERYBODY = `nobody ${SIGNED_IN}`;
const OWNER = always("owner");
const EDITORS = always("editor owner");
const READERS_OF = {
  private: INVITED,
  unlisted: EVERYBODY,
  club: IN_CLUB,
  public: EVERYBODY,
};

const SIGNED_IN_OF = {
  private: INVITED,
  unlisted: SIGNED_IN,
  club: IN_CLUB,
  public: SIGNED_IN,
};

function always(who: string): Record<Visibility, string> {
  return { private: who, unlisted: who, club: who, public: who };
}

// For each action, who may perform it on a private, unlisted, club or public document of the owner.
const MATRIX: Record<string, Record<Visibility, string>> = {
  read: READERS_OF,
  find: { ...READERS_OF, unlisted: INVITED },
  readWhole: READERS_OF,
  readSecrets: always(INVITED),
  readWholeUnasked: EDITORS,
  edit: EDITORS,
  fork: SIGNED_IN_OF,
  stateUmpiring: SIGNED_IN_OF,
  beginGame: SIGNED_IN_OF,
  setEdition: OWNER,
  delete: OWNER,
  setVisibility: OWNER,
  shareByLink: OWNER,
  traceOver: EDITORS,
  release: EDITORS,
  readRevisions: EDITORS,
  readPeople: EDITORS,
  invitePeople: OWNER,
  handOver: OWNER,
  comment: SIGNED_IN_OF,
  moderateComments: { ...OWNER, club: "organiser owner" },
  reviewReports: { ...always(""), club: "organiser" },
  setCommenting: OWNER,
};

/** Who may, of those who have stated nothing and, for `umpires`, of those who stated that they umpire it. */
function whoMay(action: DocumentAction, document: Guarded, umpires = false): string {
  return Object.keys(READERS)
    .filter((name) => action({ reader: READERS[name] ?? null, document, umpires }))
    .join(" ");
}

// Who may do what the whole is needed for, under the editions that are no open books; [0] as readers, [1] having stated
// that they umpire it. Nobody's statement opens what they may not read at all.
const WHOLE: Record<"players" | "public-only", Record<Visibility, readonly [string, string]>> = {
  players: {
    private: [INVITED, INVITED],
    unlisted: [INVITED, SIGNED_IN],
    club: [INVITED, IN_CLUB],
    public: [INVITED, SIGNED_IN],
  },
  "public-only": {
    private: [INVITED, INVITED],
    unlisted: [INVITED, INVITED],
    club: [INVITED, INVITED],
    public: [INVITED, INVITED],
  },
};

describe("permissions", () => {
  const rows = Object.entries(MATRIX).flatMap(([action, row]) =>
    permissions.VISIBILITIES.map((visibility) => [action, visibility, row[visibility]] as const),
  );

  test.each(rows)("%s a %s document: %s", (action, visibility, who) => {
    const may = ACTIONS[action];
    const clubId = visibility === "club" ? "club" : null;
    expect(may && whoMay(may, { ...DOCUMENT, visibility, clubId })).toBe(who);
  });

  const closed = (["players", "public-only"] as const).flatMap((edition) =>
    permissions.VISIBILITIES.map((visibility) => ({ edition, visibility })),
  );

  test.each(closed)("$edition of a $visibility scenario", ({ edition, visibility }) => {
    const clubId = visibility === "club" ? "club" : null;
    const document: Guarded = { ...DOCUMENT, visibility, clubId, edition };
    const [readers, umpires] = WHOLE[edition][visibility];
    for (const action of ["readWhole", "fork", "beginGame"]) {
      const may = ACTIONS[action];
      expect(may && whoMay(may, document), action).toBe(readers);
      expect(may && whoMay(may, document, true), action).toBe(umpires);
    }
    const states = edition === "players" ? SIGNED_IN_OF[visibility] : INVITED;
    expect(whoMay(permissions.canStateUmpiring, document)).toBe(states);
    // What needs no whole is as for an open book, stated or not.
    const others = Object.keys(MATRIX).filter(
      (action) => !["readWhole", "fork", "beginGame", "stateUmpiring"].includes(action),
    );
    for (const action of others) {
      const may = ACTIONS[action];
      expect(may && whoMay(may, document, true), action).toBe(MATRIX[action]?.[visibility]);
    }
  });

  test("a reader of whom nobody looked up a statement has made none", () => {
    const document: Guarded = { ...DOCUMENT, visibility: "public", edition: "players" };
    const reader = READERS.stranger ?? null;
    expect(permissions.canReadWholeDocument({ reader, document })).toBe(false);
  });

  test("former members no longer read a club's document, and a club whose name a public one has opens nothing else", () => {
    const exMember: Reader = { id: "u3", role: "member", clubIds: [], organises: [] };
    const document: Guarded = { ...DOCUMENT, visibility: "club", clubId: "club" };
    expect(permissions.canReadDocument({ reader: exMember, document })).toBe(false);
    expect(permissions.canForkDocument({ reader: exMember, document })).toBe(false);
    const published: Guarded = { ...document, visibility: "public" };
    expect(whoMay(permissions.canReadDocument, published)).toBe(EVERYBODY);
    expect(whoMay(permissions.canEditDocument, published)).toBe("editor owner");
  });

  test("what a club holds is its organisers', whoever keeps it and whatever they organise elsewhere", () => {
    const document: Guarded = { ...DOCUMENT, visibility: "club", clubId: "club", heldByClub: true };
    const owners = [
      "delete",
      "setVisibility",
      "shareByLink",
      "setEdition",
      "invitePeople",
      "handOver",
    ];
    for (const [name, may] of Object.entries(ACTIONS)) {
      const asOwned = MATRIX[name]?.club ?? "";
      const who =
        asOwned === OWNER.club ? "organiser" : asOwned.replace("editor owner", "organiser editor");
      if (owners.includes(name)) expect(whoMay(may, document), name).toBe("organiser");
      else if (asOwned === EDITORS.club) expect(whoMay(may, document), name).toBe(who);
    }
    const kept: Guarded = { ...document, people: { u1: "edit" } };
    expect(whoMay(permissions.canEditDocument, kept)).toBe("organiser owner");
    expect(whoMay(permissions.canDeleteDocument, kept)).toBe("organiser");
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
    const document: Guarded = { ...DOCUMENT, ownerId: "system", visibility: "public", people: {} };
    const access: Access = { reader: { id: "system", role, clubIds: [], organises: [] }, document };
    expect(permissions.canReadWholeDocument(access)).toBe(true);
    expect(permissions.canEditDocument(access)).toBe(false);
    expect(permissions.canDeleteDocument(access)).toBe(false);
    expect(
      permissions.canForkDocument({
        reader: { id: "u2", role: "member", clubIds: [], organises: [] },
        document,
      }),
    ).toBe(true);
  });

  test("a link opens its document until it is taken back", () => {
    expect(permissions.canReadByLink({ revokedAt: null })).toBe(true);
    expect(permissions.canReadByLink({ revokedAt: new Date(0) })).toBe(false);
  });

  test("only members write", () => {
    expect(permissions.canCreateDocument(null)).toBe(false);
    expect(
      permissions.canCreateDocument({ id: "u1", role: "member", clubIds: [], organises: [] }),
    ).toBe(true);
  });
});
