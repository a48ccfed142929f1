import { describe, expect, test } from "vitest";
import type { Context, MemberContext } from "@/lib/auth/actor";
import { eventDetailsSchema } from "@/lib/domain/bogowie-wojny/event/club-event";
import { generateBattlefield } from "@/lib/domain/bogowie-wojny/field/generator/generate";
import { DOCUMENT_KINDS, type DocumentKind } from "@/lib/domain/document/document-kind";
import { GrundlagError } from "@/lib/domain/document/error-code";
import type { ClubRole, SeenBy } from "@/lib/domain/people/club-words";
import { canFindDocument, canReadDocument, VISIBILITIES } from "@/lib/domain/people/permissions";
import { FORMAT_32_8 } from "@/lib/rules/bogowie-wojny/format";
import { setEdition } from "@/lib/usecases/belle-alliance/scenario/set-edition";
import { readLinkedBooks } from "@/lib/usecases/bogowie-wojny/book/read-linked-books";
import { createEvent } from "@/lib/usecases/bogowie-wojny/event/create-event";
import { listClubEvents } from "@/lib/usecases/bogowie-wojny/event/list-club-events";
import { readEvent } from "@/lib/usecases/bogowie-wojny/event/read-event";
import { countFacets } from "@/lib/usecases/document/count-facets";
import { createDocument } from "@/lib/usecases/document/create-document";
import { listDocuments } from "@/lib/usecases/document/list-documents";
import { readDocument } from "@/lib/usecases/document/read-document";
import { setVisibility } from "@/lib/usecases/document/set-visibility";
import { deleteAccount } from "@/lib/usecases/kinds/delete-account";
import { forkDocument } from "@/lib/usecases/kinds/fork-document";
import { createClub } from "@/lib/usecases/people/clubs/create-club";
import { deleteClub } from "@/lib/usecases/people/clubs/delete-club";
import { editClub } from "@/lib/usecases/people/clubs/edit-club";
import { inviteToClub } from "@/lib/usecases/people/clubs/invite-to-club";
import { joinClub } from "@/lib/usecases/people/clubs/join-club";
import { leaveClub } from "@/lib/usecases/people/clubs/leave-club";
import { listClubs } from "@/lib/usecases/people/clubs/list-clubs";
import { openInvitation } from "@/lib/usecases/people/clubs/open-invitation";
import { readClub } from "@/lib/usecases/people/clubs/read-club";
import { readInvitation } from "@/lib/usecases/people/clubs/read-invitation";
import { removeMember } from "@/lib/usecases/people/clubs/remove-member";
import { revokeInvitation } from "@/lib/usecases/people/clubs/revoke-invitation";
import { setMemberRole } from "@/lib/usecases/people/clubs/set-member-role";
import { freshDatabase } from "@/tests/setup/database";
import { contextAt, exported, PASSWORD, signedIn, signedInAgain } from "@/tests/setup/people";

const { client } = await freshDatabase();
const START = Date.parse("2026-12-01T12:00:00Z");
const DAY = 24 * 60 * 60 * 1_000;
const DETAILS = { name: "Łódź Øst", place: "Łódź", seenBy: "members", text: "" } as const;

let guesses = 0;
const chance = (below: number) => Math.floor(Math.random() * below);
const start = { ...contextAt(client, { now: new Date(START) }), chance };
const [OLA, PAWEL, EWA, STRANGER] = [
  await signedIn(start, "ola@example.org"),
  await signedIn(start, "pawel@example.org"),
  await signedIn(start, "ewa@example.org"),
  await signedIn(start, "stranger@example.org"),
];

/** A new club organised by Ola, with Paweł and then Ewa as members, and a clock of its own. */
async function club({
  founder = OLA,
  ...changes
}: {
  founder?: MemberContext;
  seenBy?: SeenBy;
} = {}) {
  const clock = { now: new Date(START) };
  const at = { now: () => clock.now };
  const { id, slug } = await createClub({ ...founder, ...at }, { ...DETAILS, ...changes });
  const { code } = await inviteToClub({ ...founder, ...at }, { slug, days: 14 });
  for (const member of [PAWEL, EWA]) {
    clock.now = new Date(clock.now.getTime() + 1);
    await join({ ...member, ...at }, code);
  }
  return {
    ...{ clock, id, slug, code },
    nobody: { ...start, ...at },
    ola: await signedInAgain({ ...founder, ...at }),
    pawel: await signedInAgain({ ...PAWEL, ...at }),
    ewa: await signedInAgain({ ...EWA, ...at }),
    stranger: { ...STRANGER, ...at },
  };
}

function join(who: MemberContext, code: string) {
  guesses += 1;
  return joinClub(who, { code, address: `address ${guesses}` });
}

const BODIES: Record<DocumentKind, object> = {
  map: generateBattlefield({
    seed: "Raszyn",
    table: { widthCm: 180, depthCm: 120 },
    area: "farmland",
  }),
  scenario: {},
  "army-list": { nation: "france", upgrades: [{ id: "u1", upgrade: "ambush" }] },
  "army-book": { nation: "france" },
};

async function store(owner: MemberContext, kind: DocumentKind, more: object = {}) {
  const common = { kind, schemaVersion: 1, title: `A ${kind}`, language: "en" };
  const json = { ...BODIES[kind], ...common, ...more };
  const { id } = await createDocument(owner, { kind, json });
  // As open books, so that readers get them as a whole.
  if (kind === "scenario") await setEdition(owner, { id, edition: "open-book" });
  return { kind, id };
}

async function refusal(attempt: Promise<unknown>): Promise<string> {
  return attempt.then(
    () => "done",
    (error: unknown) => (error instanceof GrundlagError ? error.code : String(error)),
  );
}

const found = async (reader: Context, filter: object = {}) => {
  const list = { filter, sort: "updated", after: null, limit: 100 } as const;
  return (await listDocuments(reader, list)).items.map(({ id }) => id);
};

describe.each(DOCUMENT_KINDS)("a club's %s", (kind) => {
  test("is read, found and copied by its members, and by no others, until they leave", async () => {
    const { ola, pawel, ewa, stranger, nobody, id: clubId, slug } = await club();
    const key = await store(pawel, kind);
    await setVisibility(pawel, { ...key, visibility: "club", clubId });
    for (const reader of [pawel, ola, ewa]) {
      expect(await refusal(readDocument(reader, key))).toBe("done");
      expect(await found(reader)).toContain(key.id);
      expect(await found(reader, { club: [slug] })).toEqual([key.id]);
      expect((await countFacets(reader, {})).club).toMatchObject({ [slug]: 1 });
    }
    const copy = { kind, id: (await forkDocument(ewa, key)).id };
    expect(await readDocument(ewa, copy)).toMatchObject({
      visibility: "private",
      clubId: null,
      forkedFrom: { id: key.id, title: `A ${kind}` },
    });
    for (const reader of [stranger, nobody]) {
      expect(await refusal(readDocument(reader, key))).toBe("not-found");
      expect(await found(reader)).not.toContain(key.id);
      expect(await found(reader, { club: [slug] })).toEqual([]);
      expect((await countFacets(reader, {})).club).toEqual({});
    }
    await removeMember(ola, { slug, userId: ewa.actor.id });
    const gone = await signedInAgain(ewa);
    expect(await refusal(readDocument(gone, key))).toBe("not-found");
    expect(await found(gone)).not.toContain(key.id);
    expect(await found(gone, { club: [slug] })).toEqual([]);
    expect(await refusal(readDocument(gone, copy))).toBe("done");
  });

  test("is its owner's alone again when they leave, and public ones stay public without the club", async () => {
    const { pawel, ola, id: clubId, slug } = await club();
    const key = await store(pawel, kind);
    const published = await store(pawel, kind);
    await setVisibility(pawel, { ...key, visibility: "club", clubId });
    await setVisibility(pawel, { ...published, visibility: "public", clubId });
    expect((await found(ola, { club: [slug] })).sort()).toEqual([key.id, published.id].sort());
    await leaveClub(pawel, slug);
    expect(await readDocument(pawel, key)).toMatchObject({ visibility: "private", clubId: null });
    expect(await readDocument(pawel, published)).toMatchObject({
      visibility: "public",
      clubId: null,
    });
    expect(await found(ola, { club: [slug] })).toEqual([]);
  });
});

test("what the database finds for a reader is what the permission allows", async () => {
  const { ola, pawel, stranger, nobody, id: clubId } = await club();
  const keys = await Promise.all(
    VISIBILITIES.map(async (visibility) => {
      const key = await store(pawel, "map");
      const isOfClub = visibility === "club";
      await setVisibility(
        pawel,
        isOfClub ? { ...key, visibility, clubId } : { ...key, visibility, clubId: null },
      );
      return { id: key.id, visibility, clubId: isOfClub ? clubId : null };
    }),
  );
  for (const { actor, ...context } of [nobody, stranger, ola, pawel]) {
    const ids = await found({ ...context, actor });
    for (const { id, ...rest } of keys) {
      const own = {
        ownerId: pawel.actor.id,
        heldByClub: false,
        comments: "on" as const,
        people: {},
      };
      const document = { ...rest, ...own, edition: "open-book" as const };
      const access = { reader: actor, document };
      expect(ids.includes(id), rest.visibility).toBe(canFindDocument(access));
      const read = await refusal(readDocument({ ...context, actor }, { kind: "map", id }));
      expect(read === "done", rest.visibility).toBe(canReadDocument(access));
    }
  }
});

test("members get a list without its secrets, and books that link to a club's book open it to them alone", async () => {
  const { ola, pawel, stranger, id: clubId } = await club();
  const list = { kind: "army-list", id: (await store(pawel, "army-list")).id } as const;
  await setVisibility(pawel, { ...list, visibility: "club", clubId });
  expect((await readDocument(pawel, list)).document.upgrades).toHaveLength(1);
  expect((await readDocument(ola, list)).document.upgrades).toEqual([]);
  const aim = await store(pawel, "army-book");
  await setVisibility(pawel, { ...aim, visibility: "club", clubId });
  const links = [{ id: "l1", bookId: aim.id }];
  const book = await store(ola, "army-book", { links });
  await setVisibility(ola, { ...book, visibility: "public", clubId: null });
  expect((await readLinkedBooks(ola, book.id))[0]?.book).not.toBeNull();
  expect((await readLinkedBooks(stranger, book.id))[0]?.book).toBeNull();
});

test("a document is put only into a club its owner is in", async () => {
  const { pawel, stranger, id: clubId, slug } = await club();
  const key = await store(stranger, "map");
  const attempt = setVisibility(stranger, { ...key, visibility: "club", clubId });
  expect(await refusal(attempt)).toBe("not-found");
  // If a member leaves after the request was authorised, the database itself rejects it.
  const own = await store(pawel, "map");
  await leaveClub(pawel, slug);
  const late = setVisibility(pawel, { ...own, visibility: "club", clubId });
  expect(await refusal(late)).toBe("not-found");
});

describe("invitations", () => {
  test("let in until they expire, are renewed or taken back, and say why", async () => {
    const { ola, stranger, nobody, clock, slug, code } = await club();
    const open = (which: string) => openInvitation(nobody, { code: which, address: "reader" });
    expect(await open(code)).toEqual({
      ...{ slug, name: DETAILS.name, place: DETAILS.place, memberCount: 3, isMember: false },
    });
    const renewed = await inviteToClub(ola, { slug, days: 2 });
    await expect(open(code)).rejects.toThrow(/taken back/);
    await expect(join(stranger, code)).rejects.toThrow(/taken back/);
    clock.now = new Date(clock.now.getTime() + 2 * DAY);
    await expect(open(renewed.code)).rejects.toThrow(/expired/);
    await expect(join(stranger, renewed.code)).rejects.toThrow(/expired/);
    expect(await readInvitation(ola, slug)).toBeNull();
    const last = await inviteToClub(ola, { slug, days: 1 });
    expect(await readInvitation(ola, slug)).toEqual(last);
    await revokeInvitation(ola, slug);
    await expect(join(stranger, last.code)).rejects.toThrow(/taken back/);
    expect(await refusal(revokeInvitation(ola, slug))).toBe("not-found");
  });

  test("are guessed only so often from one address, and joining twice changes nothing", async () => {
    const { ola, pawel, code, slug } = await club();
    const limits = { ...ola.limits, linkMissesPer15Min: 2 };
    const guess = () =>
      openInvitation({ ...ola, limits }, { code: "x".repeat(12), address: "guesser" });
    expect(await refusal(guess())).toBe("not-found");
    expect(await refusal(guess())).toBe("not-found");
    expect(await refusal(guess())).toBe("too-many-requests");
    await join(pawel, code);
    await join(ola, code);
    const { members } = await readClub(ola, slug);
    expect(members.map(({ role }) => role)).toEqual(["organiser", "member", "member"]);
  });
});

test("a club has an organiser as long as it has members, and goes with the last of them", async () => {
  const { ola, pawel, ewa, slug } = await club();
  const userId = pawel.actor.id;
  const step = (role: ClubRole, who = ola.actor.id) =>
    refusal(setMemberRole(ola, { slug, userId: who, role }));
  expect(await refusal(leaveClub(ola, slug))).toBe("conflict");
  expect(await step("member")).toBe("conflict");
  expect(await refusal(removeMember(ola, { slug, userId: ola.actor.id }))).toBe("conflict");
  expect(await step("organiser", userId)).toBe("done");
  expect(await step("member")).toBe("done");
  expect(await step("organiser")).toBe("forbidden");
  expect(await refusal(leaveClub(ola, slug))).toBe("done");
  expect(await refusal(leaveClub(ewa, slug))).toBe("done");
  const own = await listClubs(pawel);
  const left = own.find((one) => one.slug === slug);
  expect(left).toMatchObject({ memberCount: 1, role: "organiser" });
  await leaveClub(pawel, slug);
  expect(await client.club.count({ where: { slug } })).toBe(0);
});

test("two organisers who leave at once leave one behind", async () => {
  const { ola, pawel, slug } = await club();
  await setMemberRole(ola, { slug, userId: pawel.actor.id, role: "organiser" });
  const outcomes = await Promise.all([ola, pawel].map((who) => refusal(leaveClub(who, slug))));
  expect(outcomes.sort()).toEqual(["conflict", "done"]);
});

test("a deleted club leaves its documents to their owners and its events to their organisers", async () => {
  const { ola, pawel, id: clubId, slug } = await club();
  const key = await store(pawel, "army-book");
  await setVisibility(pawel, { ...key, visibility: "club", clubId });
  const event = await createEvent(ola, eventDetails({ clubId }));
  await deleteClub(ola, slug);
  expect(await readDocument(pawel, key)).toMatchObject({ visibility: "private", clubId: null });
  expect(await readEvent(ola, event.id)).toMatchObject({ club: DETAILS.name, clubId: null });
  expect(await refusal(readClub(pawel, slug))).toBe("not-found");
});

test("an account that goes hands its club to the longest-standing member and leaves none empty", async () => {
  const founder = await signedIn(start, "founder@example.org");
  const { ola, pawel, ewa, id: clubId, slug } = await club({ founder });
  const left = await store(ola, "map");
  await setVisibility(ola, { ...left, visibility: "public", clubId });
  const shared = await store(ola, "map");
  await setVisibility(ola, { ...shared, visibility: "club", clubId });
  const { slug: lonely } = await createClub(ola, DETAILS);
  expect(
    (await exported(ola)).clubs.map(({ slug: each }: { slug: string }) => each).sort(),
  ).toEqual([slug, lonely].sort());
  await deleteAccount(ola, { password: PASSWORD, publicDocuments: "leave" });
  expect((await readClub(pawel, slug)).role).toBe("organiser");
  expect((await readClub(ewa, slug)).role).toBe("member");
  expect(await client.club.count({ where: { slug: lonely } })).toBe(0);
  expect(await readDocument(pawel, left)).toMatchObject({ visibility: "public", clubId: null });
  expect(await refusal(readDocument(pawel, shared))).toBe("not-found");
});

function eventDetails(changes: object = {}) {
  return eventDetailsSchema.parse({
    title: "Club day",
    day: "2026-12-12",
    deadline: "2026-12-04T20:00",
    timeZone: "Europe/Warsaw",
    format: FORMAT_32_8,
    ...changes,
  });
}

test("a club's events are on its page: all for members, public ones for others, by the club's present name", async () => {
  const { ola, pawel, stranger, nobody, id: clubId, slug } = await club({ seenBy: "everyone" });
  const quiet = await createEvent(pawel, eventDetails({ clubId }));
  const open = await createEvent(pawel, eventDetails({ clubId, visibility: "public" }));
  expect(await refusal(createEvent(stranger, eventDetails({ clubId })))).toBe("not-found");
  await createEvent(stranger, eventDetails({ club: DETAILS.name, visibility: "public" }));
  const ids = async (reader: Context) => (await listClubEvents(reader, slug)).map(({ id }) => id);
  expect((await ids(ola)).sort()).toEqual([quiet.id, open.id].sort());
  expect(await ids(nobody)).toEqual([open.id]);
  await editClub(ola, { slug, ...DETAILS, name: "Renamed" });
  expect(await readEvent(ola, open.id)).toMatchObject({ club: "Renamed", clubSlug: slug });
  // Only members can see the club now, so an event shows its name without a link.
  expect(await readEvent(nobody, open.id)).toMatchObject({
    club: "Renamed",
    clubId: null,
    clubSlug: null,
  });
  await leaveClub(pawel, slug);
  expect(await ids(ola)).toEqual([]);
});
