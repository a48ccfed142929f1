import { expect, test } from "vitest";
import type { MemberContext } from "@/lib/auth/actor";
import { type EventDetails, eventDetailsSchema } from "@/lib/domain/bogowie-wojny/event/club-event";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { FORMAT_32_8 } from "@/lib/rules/bogowie-wojny/format";
import { createEvent } from "@/lib/usecases/bogowie-wojny/event/create-event";
import { editEvent } from "@/lib/usecases/bogowie-wojny/event/edit-event";
import { listEvents } from "@/lib/usecases/bogowie-wojny/event/list-events";
import { readEvent } from "@/lib/usecases/bogowie-wojny/event/read-event";
import { readSubmission } from "@/lib/usecases/bogowie-wojny/event/read-submission";
import { submitList } from "@/lib/usecases/bogowie-wojny/event/submit-list";
import { withdrawList } from "@/lib/usecases/bogowie-wojny/event/withdraw-list";
import { createDocument } from "@/lib/usecases/document/create-document";
import { replaceDocument } from "@/lib/usecases/document/replace-document";
import { freshDatabase } from "@/tests/setup/database";
import { contextAt, signedIn } from "@/tests/setup/people";

const { client } = await freshDatabase();
const DEADLINE = Date.parse("2026-12-04T19:00:00Z");

/** A club with an organiser and two players, and a clock an hour before the deadline. */
async function club() {
  const clock = { now: new Date(DEADLINE - 3_600_000) };
  const context = contextAt(client, clock);
  const email = () => `${Math.random().toString(36).slice(2)}@example.org`;
  const [ola, pawel, ewa] = [
    await signedIn(context, email()),
    await signedIn(context, email()),
    await signedIn(context, email()),
  ];
  return { clock, nobody: context, ola, pawel, ewa };
}

function details(changes: Partial<EventDetails> = {}): EventDetails {
  return {
    ...eventDetailsSchema.parse({
      title: "Winter battles",
      day: "2026-12-12",
      deadline: "2026-12-04T20:00",
      timeZone: "Europe/Warsaw",
      format: FORMAT_32_8,
    }),
    ...changes,
  };
}

function listJson(title: string, changes: object = {}) {
  const regiment = { id: "r1", unitKind: "light-infantry", bases: 2 };
  return {
    kind: "army-list",
    schemaVersion: 1,
    title,
    language: "pl",
    nation: "duchy-of-warsaw",
    formations: [
      { id: "d1", general: { kind: "infantry" }, regiments: [regiment, { ...regiment, id: "r2" }] },
    ],
    upgrades: [{ id: "u1", upgrade: "ambush" }],
    ...changes,
  };
}

async function listOf(player: MemberContext, title: string, changes: object = {}): Promise<string> {
  const json = listJson(title, changes);
  return (await createDocument(player, { kind: "army-list", json })).id;
}

async function refusal(attempt: Promise<unknown>): Promise<string> {
  return attempt.then(
    () => "done",
    (error: unknown) => (error instanceof GrundlagError ? error.code : String(error)),
  );
}

test("what is handed in is a copy of that moment, replaced and withdrawn until the deadline", async () => {
  const { ola, pawel } = await club();
  const { id } = await createEvent(ola, details());
  const listId = await listOf(pawel, "First thoughts");
  expect((await submitList(pawel, { id, listId })).own?.list?.title).toBe("First thoughts");
  const key = { kind: "army-list", id: listId } as const;
  await replaceDocument(pawel, { ...key, expected: 1, json: listJson("Second thoughts") });
  expect((await readEvent(pawel, id)).own?.list?.title).toBe("First thoughts");
  const again = await submitList(pawel, { id, listId });
  expect(again.own).toMatchObject({ listVersion: 2, list: { title: "Second thoughts" } });
  expect(again.count).toBe(1);
  expect((await withdrawList(pawel, id)).own).toBeNull();
  expect(await refusal(withdrawList(pawel, id))).toBe("not-found");
});

test("the deadline falls by the service's clock: to the millisecond nothing changes any more, and lists open", async () => {
  const { clock, nobody, ola, pawel, ewa } = await club();
  const { id } = await createEvent(ola, details());
  const listId = await listOf(pawel, "Handed in");
  const view = await submitList(pawel, { id, listId });
  const entry = view.own?.list?.entryId ?? "";
  for (const reader of [nobody, ola, ewa]) {
    expect(await refusal(readSubmission(reader, { id, entry }))).toBe("not-found");
  }
  clock.now = new Date(DEADLINE - 1);
  expect(await refusal(submitList(pawel, { id, listId }))).toBe("done");
  clock.now = new Date(DEADLINE);
  expect(await refusal(submitList(pawel, { id, listId }))).toBe("conflict");
  expect(await refusal(withdrawList(pawel, id))).toBe("conflict");
  const late = { id, ...details({ deadline: "2026-12-05T20:00" }) };
  expect(await refusal(editEvent(ola, late))).toBe("conflict");
  expect(await refusal(editEvent(ola, { id, ...details({ title: "Renamed" }) }))).toBe("done");
  for (const reader of [nobody, ola, ewa]) {
    const { list } = await readSubmission(reader, { id, entry });
    expect(list.title).toBe("Handed in");
    expect(list.upgrades).toEqual([]);
  }
  expect((await readSubmission(pawel, { id, entry })).list.upgrades).toHaveLength(1);
});

test("lists that break limits are marked, or refused with the limits, as the organiser chose", async () => {
  const { ola, pawel } = await club();
  const small = { ...FORMAT_32_8, unitPoints: 3 };
  const open = await createEvent(ola, details({ format: small }));
  const strict = await createEvent(ola, details({ format: small, accepts: "legal" }));
  const listId = await listOf(pawel, "Too many");
  expect((await submitList(pawel, { ...open, listId })).own?.isLegal).toBe(false);
  const seen = await readEvent(ola, open.id);
  expect(seen.entries).toMatchObject([{ isLegal: false, list: null }]);
  const refused = await submitList(pawel, { ...strict, listId }).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: "conflict" });
  expect((refused as GrundlagError).issues.map(({ code }) => code)).toContain("units-over-limit");
});

test("only the user's own lists are handed in, and only the organiser changes an event", async () => {
  const { ola, pawel, ewa } = await club();
  const { id } = await createEvent(ola, details());
  const listId = await listOf(pawel, "Not Ewa's");
  expect(await refusal(submitList(ewa, { id, listId }))).toBe("not-found");
  expect(await refusal(editEvent(ewa, { id, ...details() }))).toBe("forbidden");
});

test.each([
  ["2026-12-04T18:00", "past"],
  ["2026-03-29T02:30", "an hour clocks leave out"],
])("a deadline of %s, %s, is refused with its place", async (deadline) => {
  const { ola } = await club();
  const refused = await createEvent(ola, details({ deadline })).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: "invalid-document", issues: [{ path: "/deadline" }] });
});

test("public events are listed until they are over, others to their own people alone", async () => {
  const { clock, nobody, ola, pawel, ewa } = await club();
  const shown = await createEvent(ola, details({ visibility: "public" }));
  const quiet = await createEvent(ola, details());
  await submitList(pawel, { ...quiet, listId: await listOf(pawel, "In") });
  const ids = (events: { id: string }[]) => events.map(({ id }) => id);
  expect(ids((await listEvents(nobody)).open)).toContain(shown.id);
  expect(ids((await listEvents(nobody)).open)).not.toContain(quiet.id);
  expect(ids((await listEvents(pawel)).own)).toEqual([quiet.id]);
  expect(ids((await listEvents(ewa)).own)).toEqual([]);
  expect(ids((await listEvents(ola)).own).sort()).toEqual([shown.id, quiet.id].sort());
  clock.now = new Date("2026-12-15T00:00:00Z");
  expect(ids((await listEvents(nobody)).open)).not.toContain(shown.id);
});
