import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EditorStore } from "@/app/(author)/_editor/editor-store";
import { Clock, Drawer, type Note, rename, setMen, TableServer } from "./table-server";

const START: Note = {
  title: "Sehested",
  units: [
    { id: "fynske", name: "Fynske", men: 600 },
    { id: "oldenborg", name: "Oldenborg", men: 580 },
  ],
};

function setting(server = new TableServer(START)) {
  return { server, clock: new Clock(), drawer: new Drawer() };
}

let pages = 0;

/** Opens the document on a page of its own, in its current state on the server. */
function open({ server, clock, drawer }: ReturnType<typeof setting>): EditorStore<Note> {
  pages += 1;
  return new EditorStore<Note>({
    of: "scenario/a",
    draftKey: `page-${pages}`,
    stored: { version: server.version, document: server.document },
    environment: {
      transport: server.transport,
      drafts: drawer,
      now: clock.now,
      after: clock.after,
    },
  });
}

const menOf = (note: Note, id: string) => note.units.find((unit) => unit.id === id)?.men;

describe("saving", () => {
  test("an edit shows at once and is on the server a moment later", async () => {
    const here = setting();
    const store = open(here);
    store.apply(rename, "Sehested, 10 December");
    expect(store.getState().document.title).toBe("Sehested, 10 December");
    expect(store.getState().save.is).toBe("saving");
    await here.clock.pass(500);
    expect(here.server.document.title).toBe("Sehested, 10 December");
    expect(store.getState().save.is).toBe("saved");
  });

  test("edits made while a request is under way go with the next", async () => {
    const here = setting();
    const store = open(here);
    store.apply(rename, "A");
    const sending = store.flush();
    store.apply(rename, "B");
    await sending;
    await here.clock.pass(500);
    expect(here.server.versions.map((version) => version.title)).toEqual(["Sehested", "A", "B"]);
    expect(store.getState().save.is).toBe("saved");
  });

  test("parts an edit did not touch stay the same objects", () => {
    const store = open(setting());
    const before = store.getState().document;
    store.apply(setMen, { id: "fynske", men: 500 });
    expect(store.getState().document.units[1]).toBe(before.units[1]);
  });

  test("a command that changes nothing leaves no step and saves nothing", async () => {
    const here = setting();
    const store = open(here);
    store.apply(rename, "Sehested");
    await here.clock.pass(500);
    expect(store.getState().undoName).toBeNull();
    expect(here.server.version).toBe(1);
  });

  test("what the server refuses stays on the screen with the reason, and is saved once mended", async () => {
    const here = setting();
    here.server.allowAtMost(1000);
    const store = open(here);
    store.apply(setMen, { id: "fynske", men: 9000 });
    await here.clock.pass(500);
    expect(store.getState().save).toMatchObject({
      is: "error",
      reason: "invalid",
      issues: [{ path: "/units/0/men" }],
    });
    expect(menOf(store.getState().document, "fynske")).toBe(9000);
    store.apply(setMen, { id: "fynske", men: 900 });
    await here.clock.pass(500);
    expect(menOf(here.server.document, "fynske")).toBe(900);
    expect(store.getState().save.is).toBe("saved");
  });
});

describe("without a connection", () => {
  test("edits are kept, said to be kept, and sent when the server answers again", async () => {
    const here = setting();
    const store = open(here);
    here.server.state = "down";
    store.apply(rename, "Kept");
    await here.clock.pass(1000);
    expect(store.getState().save.is).toBe("offline");
    expect(store.wouldLose).toBe(false);
    here.server.state = "up";
    await here.clock.pass(30_000);
    expect(here.server.document.title).toBe("Kept");
    expect(here.drawer.kept.size).toBe(0);
  });

  test("edits are said to be kept only once the browser has stored them", async () => {
    const here = setting();
    const store = open(here);
    here.server.state = "down";
    const stored = here.drawer.holdUp();
    store.apply(rename, "On a slow disk");
    await here.clock.pass(1000);
    expect(store.getState().save.is).toBe("saving");
    stored();
    await here.clock.pass(0);
    expect(store.getState().save.is).toBe("offline");
  });

  test("edits that the browser cannot store are never said to be kept", async () => {
    const here = setting();
    here.drawer.isFull = true;
    const store = open(here);
    here.server.state = "down";
    store.apply(rename, "Unsafe");
    await here.clock.pass(1000);
    expect(store.getState().save).toMatchObject({ is: "error", reason: "unkept" });
    here.server.state = "up";
    await here.clock.pass(30_000);
    expect(store.getState().save.is).toBe("saved");
  });

  test("a page opened later takes up what an earlier one could not send", async () => {
    const here = setting();
    const first = open(here);
    here.server.state = "down";
    first.apply(rename, "From the train");
    await here.clock.pass(1000);
    first.stop();

    here.server.state = "up";
    here.server.write({ ...START, units: [{ id: "fynske", name: "Fynske", men: 555 }] });
    const second = open(here);
    await second.adoptDrafts();
    await here.clock.pass(500);
    expect(here.server.document).toMatchObject({
      title: "From the train",
      units: [{ id: "fynske", men: 555 }],
    });
    expect(here.drawer.kept.size).toBe(0);
  });

  test("signed out, edits are kept and go after signing in again", async () => {
    const here = setting();
    const store = open(here);
    here.server.state = "signed-out";
    store.apply(rename, "Mine");
    await here.clock.pass(500);
    expect(store.getState().save).toMatchObject({ is: "error", reason: "signed-out" });
    here.server.state = "up";
    await store.refresh();
    expect(here.server.document.title).toBe("Mine");
    expect(store.getState().save.is).toBe("saved");
  });

  test("where the browser keeps nothing, leaving is warned of until all is saved", async () => {
    const here = setting();
    here.drawer.isFull = true;
    const store = open(here);
    store.apply(rename, "Unsafe");
    await here.clock.pass(100);
    expect(store.wouldLose).toBe(true);
    await here.clock.pass(500);
    expect(store.wouldLose).toBe(false);
  });
});

describe("an answer that never came", () => {
  test("makes no clash of what was sent with what is written since", async () => {
    const here = setting();
    const store = open(here);
    here.server.state = "mute";
    store.apply(rename, "First");
    store.apply(setMen, { id: "fynske", men: 1 });
    await here.clock.pass(1000);
    expect(here.server.document.title).toBe("First");
    store.apply(rename, "Second");
    here.server.state = "up";
    await here.clock.pass(30_000);
    expect(store.getState().save.is).toBe("saved");
    expect(here.server.document).toMatchObject({ title: "Second", units: [{ men: 1 }, {}] });
  });

  test("leaves a clash to the author who wrote there in the meantime", async () => {
    const here = setting();
    const store = open(here);
    here.server.state = "mute";
    store.apply(rename, "First");
    await here.clock.pass(1000);
    here.server.write({ ...here.server.document, title: "Theirs" });
    store.apply(rename, "Second");
    here.server.state = "up";
    await here.clock.pass(30_000);
    expect(store.getState().save.is).toBe("conflict");
    expect(store.getState().document.title).toBe("Second");
  });

  test("to an earlier page takes nothing back on the next one, which has it", async () => {
    const here = setting();
    const first = open(here);
    here.server.state = "mute";
    first.apply(rename, "First");
    await here.clock.pass(1000);
    first.stop();
    here.server.state = "up";
    const second = open(here);
    second.apply(rename, "Second");
    await second.adoptDrafts();
    await here.clock.pass(500);
    expect(second.getState().save.is).toBe("saved");
    expect(here.server.document.title).toBe("Second");
    expect(here.drawer.kept.size).toBe(0);
  });

  test("to an earlier page makes no clash where it arrives after the next one was opened", async () => {
    const here = setting();
    const first = open(here);
    here.server.state = "down";
    first.apply(rename, "First");
    await here.clock.pass(1000);
    first.stop();
    here.server.state = "up";
    const second = open(here);
    await second.adoptDrafts();
    here.server.write({ ...START, title: "First" });
    second.apply(rename, "Second");
    await here.clock.pass(500);
    expect(second.getState().save.is).toBe("saved");
    expect(here.server.document.title).toBe("Second");
  });
});

describe("two writers", () => {
  test("edits in different places come together on both screens", async () => {
    const here = setting();
    const [first, second] = [open(here), open(here)];
    first.apply(setMen, { id: "fynske", men: 111 });
    await here.clock.pass(500);
    second.apply(setMen, { id: "oldenborg", men: 222 });
    await here.clock.pass(500);
    await first.refresh();
    for (const { document } of [first.getState(), second.getState(), here.server]) {
      expect([menOf(document, "fynske"), menOf(document, "oldenborg")]).toEqual([111, 222]);
    }
  });

  test.each([
    { choice: "mine" as const, title: "Mine" },
    { choice: "theirs" as const, title: "Theirs" },
  ])(
    "a clash shows both, overwrites neither, and follows the choice: $choice",
    async ({ choice, title }) => {
      const here = setting();
      const store = open(here);
      here.server.write({ ...START, title: "Theirs" });
      store.apply(rename, "Mine");
      store.apply(setMen, { id: "fynske", men: 123 });
      await here.clock.pass(500);
      expect(store.getState().save).toMatchObject({
        is: "conflict",
        conflicts: [{ path: "/title", mine: "Mine", theirs: "Theirs" }],
      });
      expect(store.getState().document.title).toBe("Mine");
      expect(here.server.document.title).toBe("Theirs");
      store.settle(() => choice);
      await here.clock.pass(500);
      expect(here.server.document.title).toBe(title);
      expect(menOf(here.server.document, "fynske")).toBe(123);
      expect(store.getState().save.is).toBe("saved");
    },
  );

  test("a unit removed there and changed here can be kept", async () => {
    const here = setting();
    const store = open(here);
    here.server.write({ ...START, units: START.units.slice(1) });
    store.apply(setMen, { id: "fynske", men: 1 });
    await here.clock.pass(500);
    expect(store.getState().save.is).toBe("conflict");
    store.settle(() => "mine");
    await here.clock.pass(500);
    expect(menOf(here.server.document, "fynske")).toBe(1);
  });
});

describe("undo", () => {
  test("takes back one step at a time and says what it would take back", () => {
    const store = open(setting());
    store.apply(rename, "A");
    store.apply(setMen, { id: "fynske", men: 1 });
    expect(store.getState().undoName).toBe("set-men");
    store.undo();
    expect(store.getState()).toMatchObject({ undoName: "rename", redoName: "set-men" });
    store.undo();
    expect(store.getState().document).toEqual(START);
    store.redo();
    expect(store.getState().document.title).toBe("A");
  });

  test("takes back edits of one run together, until something else comes between", () => {
    const store = open(setting());
    const men = (count: number, run?: string) =>
      store.apply(setMen, { id: "fynske", men: count }, run);
    men(601, "nudge");
    men(602, "nudge");
    men(603, "another");
    men(604);
    men(605, "nudge");
    men(606, "nudge");
    const seen = () => menOf(store.getState().document, "fynske");
    const back = [1, 2, 3, 4].map(() => [store.undo(), seen()][1]);
    expect(back).toEqual([604, 603, 602, 600]);
    store.redo();
    expect(seen()).toBe(602);
    men(607, "nudge");
    store.undo();
    expect(seen()).toBe(602);
    expect(store.getState().redoName).toBe("set-men");
  });

  test("of a run does not take back what others wrote within it", async () => {
    const here = setting();
    const store = open(here);
    store.apply(setMen, { id: "fynske", men: 601 }, "nudge");
    await here.clock.pass(500);
    here.server.write({ ...here.server.document, title: "Theirs" });
    await store.refresh();
    store.apply(setMen, { id: "fynske", men: 602 }, "nudge");
    store.undo();
    expect(store.getState().document.title).toBe("Theirs");
    expect(menOf(store.getState().document, "fynske")).toBe(601);
  });

  test("leaves standing what others wrote in the meantime", async () => {
    const here = setting();
    const store = open(here);
    store.apply(rename, "A");
    await here.clock.pass(500);
    here.server.write({ ...here.server.document, units: START.units.slice(1) });
    await store.refresh();
    store.undo();
    await here.clock.pass(500);
    expect(here.server.document).toEqual({ title: "Sehested", units: START.units.slice(1) });
  });

  test("of a place that others have changed since is refused, and earlier steps stay within reach", async () => {
    const here = setting();
    const store = open(here);
    store.apply(setMen, { id: "fynske", men: 1 });
    store.apply(rename, "A");
    await here.clock.pass(500);
    here.server.write({ ...here.server.document, title: "Theirs" });
    await store.refresh();
    expect(store.undo()).toBe(false);
    expect(store.getState().document.title).toBe("Theirs");
    expect(store.undo()).toBe(true);
    expect(menOf(store.getState().document, "fynske")).toBe(600);
  });

  test("all the way leads back to the start, and redo to the end, whatever was done", () => {
    const edit = fc.oneof(
      fc.string().map((title) => (store: EditorStore<Note>) => store.apply(rename, title)),
      fc
        .record({ id: fc.constantFrom("fynske", "oldenborg"), men: fc.nat() })
        .map((input) => (store: EditorStore<Note>) => store.apply(setMen, input)),
    );
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 20 }), (edits) => {
        const store = open(setting());
        for (const act of edits) act(store);
        const end = store.getState().document;
        while (store.getState().undoName !== null) store.undo();
        expect(store.getState().document).toEqual(START);
        while (store.getState().redoName !== null) store.redo();
        expect(store.getState().document).toEqual(end);
      }),
    );
  });
});
