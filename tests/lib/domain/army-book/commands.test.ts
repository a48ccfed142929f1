import { describe, expect, it } from "vitest";
import type { ArmyBook } from "@/lib/domain/army-book/army-book";
import { takeTables } from "@/lib/domain/army-book/commands/book";
import { removeCommander } from "@/lib/domain/army-book/commands/commanders";
import {
  addEntry,
  editProfile,
  moveEntry,
  removeEntry,
} from "@/lib/domain/army-book/commands/entries";
import { editFormation, removeFormation } from "@/lib/domain/army-book/commands/formations";
import { parseTables } from "@/lib/domain/army-book/paste/parse-tables";
import { issuesOfArmyBook } from "@/lib/domain/army-book/well-formed";
import { applyCommand, type Command } from "@/lib/domain/command";
import { bookOf } from "./book-of";

const book = bookOf();

/** The book after a command, which must leave it well-formed. */
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

  it("leave formations without a commander who is taken out", () => {
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

  it("take pasted tables over at the end", () => {
    let made = 0;
    const newId = () => `n${made++}`;
    const text =
      "Typ\tRuch\tBroń\tWB\tSO\tWTR\tMorale\tZasady\nMilicja\t15/22\t-\t1\t1\t4\t5\tmilicja";
    const { entries, commanders } = parseTables(text, { language: "pl", newId });
    const taken = changedBy(takeTables, { entries: [...entries], commanders: [...commanders] });
    expect(taken.entries).toHaveLength(3);
    expect(taken.entries[2]).toMatchObject({ unitKind: "militia", traits: ["militia"] });
  });
});
