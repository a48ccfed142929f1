import { expect, test } from "vitest";
import type { Context, MemberContext } from "@/lib/auth/actor";
import { MAX_FORMATS } from "@/lib/domain/bogowie-wojny/event/club-format";
import { GrundlagError } from "@/lib/domain/document/error-code";
import type { SeenBy } from "@/lib/domain/people/club-words";
import { FORMAT_32_8, type Format } from "@/lib/rules/bogowie-wojny/format";
import { changeClubFormat } from "@/lib/usecases/bogowie-wojny/event/change-club-format";
import { listClubFormats } from "@/lib/usecases/bogowie-wojny/event/list-club-formats";
import { listOfferedFormats } from "@/lib/usecases/bogowie-wojny/event/list-offered-formats";
import { publishClubFormat } from "@/lib/usecases/bogowie-wojny/event/publish-club-format";
import {
  readClubFormat,
  readFormatWithId,
} from "@/lib/usecases/bogowie-wojny/event/read-club-format";
import { withdrawClubFormat } from "@/lib/usecases/bogowie-wojny/event/withdraw-club-format";
import { deleteAccount } from "@/lib/usecases/kinds/delete-account";
import { createClub } from "@/lib/usecases/people/clubs/create-club";
import { deleteClub } from "@/lib/usecases/people/clubs/delete-club";
import { inviteToClub } from "@/lib/usecases/people/clubs/invite-to-club";
import { joinClub } from "@/lib/usecases/people/clubs/join-club";
import { leaveClub } from "@/lib/usecases/people/clubs/leave-club";
import { setMemberRole } from "@/lib/usecases/people/clubs/set-member-role";
import { freshDatabase } from "@/tests/setup/database";
import { contextAt, exported, PASSWORD, signedIn, signedInAgain } from "@/tests/setup/people";

const { client } = await freshDatabase();
const START = new Date("2026-12-01T12:00:00Z");
const LATER = new Date("2026-12-02T12:00:00Z");
const chance = (below: number) => Math.floor(Math.random() * below);
const nobody = { ...contextAt(client, { now: START }), chance };
const [OLA, PAWEL, STRANGER] = [
  await signedIn(nobody, "ola@example.org"),
  await signedIn(nobody, "pawel@example.org"),
  await signedIn(nobody, "stranger@example.org"),
];

const WINTER: Format = {
  ...structuredClone(FORMAT_32_8),
  name: "Winter league",
  unitPoints: 40,
  bans: { unitKinds: ["guard-line-cavalry"], upgrades: ["redoubt"], entries: ["Old Guard"] },
};

/** A new club organised by Ola, with Paweł as a member. */
async function club({ founder = OLA, seenBy = "members" as SeenBy } = {}) {
  const { slug } = await createClub(founder, { name: "Łódź", place: "", seenBy, text: "" });
  const { code } = await inviteToClub(founder, { slug, days: 14 });
  await joinClub(PAWEL, { code, address: code });
  return { slug, ola: await signedInAgain(founder), pawel: await signedInAgain(PAWEL) };
}

async function refusal(attempt: Promise<unknown>): Promise<string> {
  return attempt.then(
    () => "done",
    (error: unknown) => (error instanceof GrundlagError ? error.code : String(error)),
  );
}

const namesFor = async (reader: Context, slug: string) =>
  (await listClubFormats(reader, slug)).map(({ format }) => format.name);

test("a club's format is read by its members as it was published, and by no others", async () => {
  const { slug, ola, pawel } = await club();
  const { id } = await publishClubFormat(ola, { slug, format: WINTER });
  const found = await readFormatWithId(pawel, id);
  expect(found).toEqual({
    ...{ id, version: 1, publishedAt: START, changedAt: START },
    club: { slug, name: "Łódź" },
    publishedBy: "ola@example.org",
    format: WINTER,
  });
  expect(await readClubFormat(pawel, { slug, id })).toEqual(found);
  expect(await listClubFormats(pawel, slug)).toEqual([found]);
  const offered = await listOfferedFormats(pawel);
  expect(offered.find((one) => one.id === id)).toMatchObject({
    ...{ version: 1, name: "Winter league", unitPoints: 40, maxBases: 20, turns: 6 },
    club: { slug, name: "Łódź" },
  });
  for (const reader of [STRANGER, nobody]) {
    expect(await refusal(readFormatWithId(reader, id))).toBe("not-found");
    expect(await refusal(readClubFormat(reader, { slug, id }))).toBe("not-found");
    expect(await refusal(listClubFormats(reader, slug))).toBe("not-found");
  }
  expect((await listOfferedFormats(STRANGER)).map((one) => one.id)).not.toContain(id);
  const { slug: other } = await club();
  expect(await refusal(readClubFormat(pawel, { slug: other, id }))).toBe("not-found");
});

test("everybody reads the formats of a club that everybody sees, without who published them", async () => {
  const { slug, ola } = await club({ seenBy: "everyone" });
  const { id } = await publishClubFormat(ola, { slug, format: WINTER });
  for (const reader of [STRANGER, nobody]) {
    const found = await readFormatWithId(reader, id);
    expect(found).toMatchObject({ format: WINTER, publishedBy: null });
    expect(await listClubFormats(reader, slug)).toEqual([found]);
  }
});

test("organisers alone publish, change and withdraw", async () => {
  const { slug, ola, pawel } = await club();
  const { id } = await publishClubFormat(ola, { slug, format: WINTER });
  const changed = { ...WINTER, turns: 8 };
  const attempts = (who: MemberContext) => [
    publishClubFormat(who, { slug, format: { ...WINTER, name: "Another" } }),
    changeClubFormat(who, { slug, id, format: changed, expected: 1 }),
    withdrawClubFormat(who, { slug, id }),
  ];
  const refusals = (who: MemberContext) => Promise.all(attempts(who).map(refusal));
  expect(await refusals(pawel)).toEqual(["forbidden", "forbidden", "forbidden"]);
  expect(await refusals(STRANGER)).toEqual(["not-found", "not-found", "not-found"]);
  expect(await readFormatWithId(ola, id)).toMatchObject({ version: 1, format: WINTER });
  // Another organiser may change a published format, because it belongs to the club.
  await setMemberRole(ola, { slug, userId: pawel.actor.id, role: "organiser" });
  const later = { ...pawel, now: () => LATER };
  const change = { slug, id, format: changed, expected: 1 };
  expect(await changeClubFormat(later, change)).toEqual({ id, version: 2 });
  expect(await readFormatWithId(ola, id)).toMatchObject({
    ...{ version: 2, format: changed, publishedBy: "ola@example.org" },
    ...{ publishedAt: START, changedAt: LATER },
  });
  await withdrawClubFormat(later, { slug, id });
  expect(await refusal(readFormatWithId(ola, id))).toBe("not-found");
  expect(await refusal(withdrawClubFormat(later, { slug, id }))).toBe("not-found");
});

test("a change from an older version overwrites nothing, and one that changes nothing makes none", async () => {
  const { slug, ola } = await club();
  const { id } = await publishClubFormat(ola, { slug, format: WINTER });
  const put = (format: Format, expected: number | "any") =>
    changeClubFormat(ola, { slug, id, format: structuredClone(format) as never, expected });
  expect(await put(WINTER, 1)).toEqual({ id, version: 1 });
  const outcomes = await Promise.all([
    refusal(put({ ...WINTER, turns: 7 }, 1)),
    refusal(put({ ...WINTER, turns: 8 }, 1)),
  ]);
  expect(outcomes.sort()).toEqual(["done", "stale-version"]);
  await expect(put({ ...WINTER, turns: 9 }, 1)).rejects.toMatchObject({ extra: { version: 2 } });
  expect(await put({ ...WINTER, turns: 9 }, "any")).toEqual({ id, version: 3 });
});

test("a name is unique in a club, whatever its case, and is free again once withdrawn", async () => {
  const { slug, ola } = await club();
  const publish = (name: string) =>
    publishClubFormat(ola, { slug, format: { ...WINTER, name } as never });
  const { id } = await publish("Liga Zimowa");
  const { id: other } = await publish("Łódź 40");
  for (const taken of ["liga  zimowa", " LIGA ZIMOWA ", "ŁÓDŹ 40"]) {
    await expect(publish(taken)).rejects.toMatchObject({
      code: "invalid-document",
      issues: [{ path: "/format/name", code: "name-taken" }],
    });
  }
  const rename = (name: string) =>
    changeClubFormat(ola, { slug, id, format: { ...WINTER, name } as never, expected: "any" });
  expect(await refusal(rename("łódź 40"))).toBe("invalid-document");
  expect(await refusal(rename("LIGA zimowa"))).toBe("done");
  expect(await namesFor(ola, slug)).toEqual(["LIGA zimowa", "Łódź 40"]);
  await withdrawClubFormat(ola, { slug, id: other });
  expect(await refusal(rename("Łódź 40"))).toBe("done");
  const both = await Promise.all([refusal(publish("At once")), refusal(publish("at once"))]);
  expect(both.sort()).toEqual(["done", "invalid-document"]);
  const { slug: next } = await club();
  const elsewhere = publishClubFormat(ola, { slug: next, format: { ...WINTER, name: "At once" } });
  expect(await refusal(elsewhere)).toBe("done");
});

test(`a club publishes ${MAX_FORMATS} formats at most, and says so`, async () => {
  const { slug, ola } = await club();
  const publish = (n: number) =>
    publishClubFormat(ola, { slug, format: { ...WINTER, name: `Format ${n}` } });
  for (let n = 1; n < MAX_FORMATS; n += 1) await publish(n);
  const last = await Promise.all([refusal(publish(100)), refusal(publish(101))]);
  expect(last.sort()).toEqual(["done", "too-many-formats"]);
  await expect(publish(102)).rejects.toMatchObject({ extra: { limit: MAX_FORMATS } });
  expect(await namesFor(ola, slug)).toHaveLength(MAX_FORMATS);
});

test("formats stay with the club when their publisher leaves or deletes the account, and go with the club", async () => {
  const founder = await signedIn(nobody, "founder@example.org");
  const { slug, ola, pawel } = await club({ founder });
  await setMemberRole(ola, { slug, userId: pawel.actor.id, role: "organiser" });
  const { id } = await publishClubFormat(ola, { slug, format: WINTER });
  const { id: his } = await publishClubFormat(pawel, { slug, format: { ...WINTER, name: "His" } });
  expect((await exported(ola)).formats).toMatchObject([{ id, format: WINTER, version: 1 }]);
  await leaveClub(pawel, slug);
  expect(await namesFor(ola, slug)).toEqual(["His", "Winter league"]);
  expect((await readFormatWithId(ola, his)).publishedBy).toBe("pawel@example.org");

  const { code } = await inviteToClub(ola, { slug, days: 14 });
  await joinClub(PAWEL, { code, address: code });
  await deleteAccount(ola, { password: PASSWORD, publicDocuments: "delete" });
  const heir = await signedInAgain(PAWEL);
  expect(await readFormatWithId(heir, id)).toMatchObject({ format: WINTER, publishedBy: null });
  await withdrawClubFormat(heir, { slug, id });
  await deleteClub(heir, slug);
  expect(await client.clubFormat.count({ where: { id: { in: [id, his] } } })).toBe(0);
});
