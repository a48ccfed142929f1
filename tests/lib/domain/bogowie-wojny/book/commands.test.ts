import { describe, expect, it } from "vitest";
import type { ArmyBook } from "@/lib/domain/bogowie-wojny/book/army-book";
import { takeTables } from "@/lib/domain/bogowie-wojny/book/commands/book";
import {
  moveCommander,
  removeCommander,
} from "@/lib/domain/bogowie-wojny/book/commands/commanders";
import {
  addEntry,
  editProfile,
  moveEntry,
  removeEntry,
} from "@/lib/domain/bogowie-wojny/book/commands/entries";
import {
  editFormation,
  moveFormation,
  removeFormation,
} from "@/lib/domain/bogowie-wojny/book/commands/formations";
import {
  addLink,
  aimLink,
  editLink,
  moveLink,
  removeLink,
} from "@/lib/domain/bogowie-wojny/book/commands/links";
import { parseTables } from "@/lib/domain/bogowie-wojny/book/paste/parse-tables";
import { issuesOfArmyBook } from "@/lib/domain/bogowie-wojny/book/well-formed";
import { applyCommand, type Command } from "@/lib/domain/document/command";
import { bookOf } from "./book-of";

const book = bookOf();

/** The book after a command, which must leave it valid. */
function changedBy<Input>(
  command: Command<ArmyBook, Input>,
  input: Input,
  before = book,
): ArmyBook {
  const changed = applyCommand(before, command, input);
  expect(issuesOfArmyBook(changed)).toEqual([]);
  return changed;
}

describe("the commands of a book", () => {
  it("add a unit whose every figure is open, and give it one", () => {
    const names = { pl: "Kosynierzy", en: "", da: "" };
    const added = changedBy(addEntry, { id: "e9", names });
    expect(added.entries[2]).toMatchObject({ unitKind: null, profile: { morale: null } });
    const given = changedBy(editProfile, { id: "e9", changes: { morale: 6 } }, added);
    expect(given.entries[2]?.profile).toMatchObject({ morale: 6, firepower: null });
  });

  it("take a unit out of the formations too", () => {
    expect(changedBy(removeEntry, { id: "e1" }).formations[1]?.regiments).toEqual([]);
  });

  it("leave formations without a commander who is removed", () => {
    expect(changedBy(removeCommander, { id: "c1" }).formations[1]?.commanderId).toBeNull();
  });

  it("part what stood in a formation that goes, or that comes down to its level", () => {
    expect(changedBy(removeFormation, { id: "f1" }).formations[0]?.parentId).toBeNull();
    const lowered = changedBy(editFormation, { id: "f1", changes: { level: "division" } });
    expect(lowered.formations[1]?.parentId).toBeNull();
  });

  it("move units", () => {
    expect(changedBy(moveEntry, { id: "e2", to: 0 }).entries.map(({ id }) => id)).toEqual([
      "e2",
      "e1",
    ]);
  });

  it("put commanders, formations and links in another order, and nothing past an end", () => {
    const two = bookOf({
      commanders: [
        { id: "c1", name: "Dąbrowski" },
        { id: "c2", name: "Poniatowski" },
      ],
      links: [
        { id: "l1", nation: "france" },
        { id: "l2", bookId: "saxony" },
      ],
    });
    const idsAfter = <Part extends "commanders" | "formations" | "links">(
      part: Part,
      command: Command<ArmyBook, { id: string; to: number }>,
      input: { id: string; to: number },
    ) => changedBy(command, input, two)[part].map(({ id }) => id);
    expect(idsAfter("commanders", moveCommander, { id: "c2", to: 0 })).toEqual(["c2", "c1"]);
    expect(idsAfter("formations", moveFormation, { id: "f1", to: 9 })).toEqual(["f2", "f1"]);
    expect(idsAfter("links", moveLink, { id: "l1", to: 1 })).toEqual(["l2", "l1"]);
    expect(() => changedBy(moveLink, { id: "nobody", to: 0 }, two)).toThrow(RangeError);
  });

  it("link to another book, choose of its units, and forget the choice with the book", () => {
    const aim = { nation: null, bookId: "saxony" };
    const linked = changedBy(addLink, { id: "l1", aim });
    expect(linked.links).toEqual([
      {
        id: "l1",
        ...aim,
        entries: "all",
        bodies: false,
        commanders: false,
        maxRegiments: null,
        maxBases: null,
      },
    ]);
    const changes = { entries: ["e2"], maxBases: 4 };
    const limited = changedBy(editLink, { id: "l1", changes }, linked);
    expect(limited.links).toMatchObject([changes]);
    const france = { nation: "france", bookId: null } as const;
    const elsewhere = changedBy(aimLink, { id: "l1", aim: france }, limited);
    expect(elsewhere.links).toMatchObject([{ ...france, entries: "all", maxBases: 4 }]);
    expect(changedBy(removeLink, { id: "l1" }, linked).links).toEqual([]);
  });

  it("take pasted tables, those of the same name in their rows and the rest at the end", () => {
    let made = 0;
    const newId = () => `n${made++}`;
    const text =
      "Typ\tRuch\tBroń\tWB\tSO\tWTR\tMorale\tZasady\nMilicja\t15/22\t-\t1\t1\t4\t5\tmilicja";
    const { entries, commanders } = parseTables(text, { language: "pl", newId });
    const taken = changedBy(takeTables, { entries: [...entries], commanders: [...commanders] });
    expect(taken.entries).toHaveLength(3);
    expect(taken.entries[2]).toMatchObject({ unitKind: "militia", traits: ["militia"] });

    const own = taken.entries.slice(1, 2).map((entry) => ({ ...entry, maxBases: 3 }));
    const filled = changedBy(takeTables, { entries: own, commanders: [] });
    expect(filled.entries).toEqual([taken.entries[0], ...own]);
  });
});
