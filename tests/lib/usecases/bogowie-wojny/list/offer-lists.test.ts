import { expect, test } from "vitest";
import type { ArmyList } from "@/lib/domain/bogowie-wojny/list/army-list";
import type { Language } from "@/lib/domain/document/language";
import { compareArmyLists } from "@/lib/usecases/bogowie-wojny/list/compare-army-lists";
import { offerLists } from "@/lib/usecases/bogowie-wojny/list/offer-lists";
import { createDocument } from "@/lib/usecases/document/create-document";
import { setVisibility } from "@/lib/usecases/document/set-visibility";
import { armyOf, lineBases } from "@/tests/lib/domain/bogowie-wojny/list/army-of";
import { freshDatabase } from "@/tests/setup/database";
import { contextAt, signedIn } from "@/tests/setup/people";

const { client } = await freshDatabase();
const clock = { now: new Date("2026-12-01T12:00:00Z") };
const context = contextAt(client, clock);
const anna = await signedIn(context, "anna@example.org");
const bo = await signedIn(context, "bo@example.org");

async function stored(list: ArmyList): Promise<string> {
  const { id } = await createDocument(anna, { kind: "army-list", json: list });
  clock.now = new Date(clock.now.getTime() + 60_000);
  return id;
}

const withSecret = armyOf({
  nation: "austria",
  formations: [{ regiments: lineBases(6) }],
  upgrades: [["ambush", 2]],
});
const larger = armyOf({
  formations: [{ regiments: lineBases(10) }],
  format: { name: "48+12", unitPoints: 48 },
});

const first = await stored(withSecret);
const second = await stored(larger);

test("lists of one title are distinguished by what they are and when they were changed, the latest first", async () => {
  const [late, early, ...others] = await offerLists(anna, { mine: true });
  expect(others).toEqual([]);
  expect(late).toMatchObject({
    id: second,
    title: "Test",
    nation: "france",
    format: "48+12",
    points: 11,
    bases: 10,
  });
  expect(early).toMatchObject({
    id: first,
    title: "Test",
    nation: "austria",
    format: "32+8",
    points: 9,
    bases: 6,
  });
  const minutes = (Date.parse(late?.updatedAt ?? "") - Date.parse(early?.updatedAt ?? "")) / 60_000;
  expect(minutes).toBe(1);
});

test("no sum of points is given of another user's list, which could give away what is secret", async () => {
  expect(await offerLists(bo, {})).toEqual([]);
  await setVisibility(anna, {
    kind: "army-list",
    id: first,
    visibility: "public",
    clubId: null,
  });
  expect(await offerLists(bo, {})).toMatchObject([{ id: first, points: null, mine: false }]);
  expect(await offerLists(bo, { mine: true })).toEqual([]);
});

test("a list is offered and compared in the reader's language, as far as its author translated it", async () => {
  const translations = { pl: { texts: { title: "Lista na sobotę" } } };
  const id = await stored({ ...larger, language: "en", title: "Saturday's list", translations });
  const titleOf = async (language?: Language) =>
    (await offerLists(anna, { mine: true, language })).find((each) => each.id === id)?.title;
  expect(await titleOf("pl")).toBe("Lista na sobotę");
  expect(await titleOf("da")).toBe("Saturday's list");
  expect(await titleOf()).toBe("Saturday's list");

  const { a, b } = await compareArmyLists(anna, { a: id, b: second, version: null, texts: "pl" });
  expect([a.view.title, a.list.title]).toEqual(["Lista na sobotę", "Saturday's list"]);
  expect(b.view.title).toBe("Test");
  const earlier = await compareArmyLists(anna, { a: id, b: id, version: 1, texts: "pl" });
  expect([earlier.a, earlier.b].map(({ view }) => view.title)).toEqual([
    "Saturday's list",
    "Saturday's list",
  ]);
});
