import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EditorStore } from "@/app/(author)/_editor/editor-store";
import { localTransport } from "@/app/(author)/_editor/local-transport";
import { Clock, Drawer, type Note, rename, setMen } from "@/tests/app/_editor/table-server";
import { Shelf } from "./browser";

const ID = "local-a";
const START: Note = {
  title: "Sehested",
  units: [
    { id: "fynske", name: "Fynske", men: 600 },
    { id: "oldenborg", name: "Oldenborg", men: 580 },
  ],
};

function setting() {
  const shelf = new Shelf();
  shelf.keep(ID, START);
  return { shelf, clock: new Clock(), drawer: new Drawer() };
}

let tabs = 0;

function openTab({ shelf, clock, drawer }: ReturnType<typeof setting>): EditorStore<Note> {
  tabs += 1;
  const entry = shelf.entries.get(ID);
  if (!entry || !("document" in entry)) throw new Error("not kept");
  const document = entry.document as unknown as Note;
  return new EditorStore<Note>({
    of: `scenario/${ID}`,
    draftKey: `tab-${tabs}`,
    stored: { version: entry.version, document },
    environment: {
      transport: localTransport<Note>({ store: shelf, id: ID, now: clock.now }),
      drafts: drawer,
      now: clock.now,
      after: clock.after,
    },
  });
}

function keptIn({ shelf }: ReturnType<typeof setting>): Note {
  const entry = shelf.entries.get(ID);
  if (!entry || !("document" in entry)) throw new Error("not kept");
  return entry.document as unknown as Note;
}

test("an edit is kept a moment later, and nothing is left over of it", async () => {
  const here = setting();
  const tab = openTab(here);
  tab.apply(rename, "Sehested, 10 December");
  await here.clock.pass(500);
  expect(keptIn(here).title).toBe("Sehested, 10 December");
  expect(tab.getState().save.is).toBe("saved");
  expect(tab.wouldLose).toBe(false);
  expect(here.drawer.kept.size).toBe(0);
});

test("two tabs at once: both edits are kept, and each tab shows both", async () => {
  const here = setting();
  const [one, other] = [openTab(here), openTab(here)];
  one.apply(setMen, { id: "fynske", men: 500 });
  other.apply(setMen, { id: "oldenborg", men: 400 });
  await here.clock.pass(500);
  await one.refresh();
  await here.clock.pass(500);
  const men = [500, 400];
  expect(keptIn(here).units.map((unit) => unit.men)).toEqual(men);
  for (const tab of [one, other])
    expect(tab.getState().document.units.map((unit) => unit.men)).toEqual(men);
});

test("two tabs in one place: the second is asked, and loses nothing meanwhile", async () => {
  const here = setting();
  const [one, other] = [openTab(here), openTab(here)];
  one.apply(rename, "Of the one");
  await here.clock.pass(500);
  other.apply(rename, "Of the other");
  await here.clock.pass(500);
  expect(other.getState().save.is).toBe("conflict");
  expect(other.getState().document.title).toBe("Of the other");
  expect(keptIn(here).title).toBe("Of the one");
  other.settle(() => "mine");
  await here.clock.pass(500);
  expect(keptIn(here).title).toBe("Of the other");
});

test("a browser without room says so, and keeps it once there is some", async () => {
  const here = setting();
  here.drawer.isFull = true;
  here.shelf.isFull = true;
  const tab = openTab(here);
  tab.apply(rename, "New");
  await here.clock.pass(500);
  expect(tab.getState().save).toMatchObject({ is: "error", reason: "unkept" });
  expect(tab.wouldLose).toBe(true);
  here.shelf.isFull = false;
  await tab.refresh();
  expect(keptIn(here).title).toBe("New");
  expect(tab.getState().save.is).toBe("saved");
});

test("what was deleted in another tab stays on the screen, which says so", async () => {
  const here = setting();
  const tab = openTab(here);
  here.shelf.entries.delete(ID);
  tab.apply(rename, "Still here");
  await here.clock.pass(500);
  expect(tab.getState().save).toMatchObject({ is: "error", reason: "gone" });
  expect(tab.getState().document.title).toBe("Still here");
  expect(here.shelf.entries.has(ID)).toBe(false);
});

describe("once it belongs to an account", () => {
  const moved = { id: ID, kind: "scenario", movedTo: "abc" } as const;

  test("a tab without edits hears of it when it looks again", async () => {
    const here = setting();
    const tab = openTab(here);
    here.shelf.entries.set(ID, moved);
    await tab.refresh();
    expect(tab.getState().save).toEqual({ is: "moved", to: "abc" });
    expect(here.drawer.kept.size).toBe(0);
  });

  test("what a tab wrote since goes along as a draft of the account's document, and so does what comes after", async () => {
    const here = setting();
    const tab = openTab(here);
    here.shelf.entries.set(ID, moved);
    tab.apply(rename, "Typed during the move");
    await here.clock.pass(500);
    expect(tab.getState().save).toEqual({ is: "moved", to: "abc" });
    tab.apply(setMen, { id: "fynske", men: 1 });
    await here.clock.pass(500);
    const drafts = await here.drawer.all("scenario/abc");
    expect(drafts).toHaveLength(1);
    expect(drafts[0]).toMatchObject({ base: START, document: { title: "Typed during the move" } });
    expect(drafts[0]?.document.units[0]?.men).toBe(1);
    expect(tab.wouldLose).toBe(false);
  });
});

test("whatever two tabs write in their own places, all of it is kept in the end", async () => {
  const step = fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 900 }), fc.boolean());
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const here = setting();
      const [one, other] = [openTab(here), openTab(here)];
      const last = { fynske: 600, oldenborg: 580 };
      for (const [isFirst, men, waits] of steps) {
        const id = isFirst ? "fynske" : "oldenborg";
        last[id] = men;
        (isFirst ? one : other).apply(setMen, { id, men });
        if (waits) await here.clock.pass(130);
      }
      await here.clock.pass(2_000);
      expect(keptIn(here).units.map(({ men }) => men)).toEqual([last.fynske, last.oldenborg]);
    }),
    { numRuns: 60 },
  );
});
