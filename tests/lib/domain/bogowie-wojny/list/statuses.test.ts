import { describe, expect, it } from "vitest";
import { bookEntrySchema } from "@/lib/domain/bogowie-wojny/book/book-entry";
import type { EntryTrait } from "@/lib/domain/bogowie-wojny/book/book-words";
import { checkArmyList } from "@/lib/domain/bogowie-wojny/list/check";
import { eliteBar, veteranBar } from "@/lib/domain/bogowie-wojny/list/upgrade-bar";
import { armyOf, faultsOf } from "./army-of";

const entry = (...traits: EntryTrait[]) =>
  bookEntrySchema.parse({
    id: "e",
    names: { en: "Opolchenie", da: "", pl: "" },
    unitKind: "militia",
    traits,
  });

const militia = (
  status: { veteran?: "bought" | "own"; elite?: boolean; mayBecomeElite?: boolean },
  entries: ReturnType<typeof entry>[] = [],
) =>
  armyOf({
    formations: [
      {
        regiments: [
          { unitKind: "militia", bases: 3, entryId: entries.length > 0 ? "e" : null, ...status },
        ],
      },
    ],
    rest: { bookEntries: entries },
  });

describe("militia and statuses [13.3]", () => {
  it.each(["bought", "own"] as const)("is never veteran (%s)", (veteran) => {
    expect(faultsOf(militia({ veteran }))).toEqual(["militia-status"]);
    expect(checkArmyList(militia({ veteran })).findings).toContainEqual(
      expect.objectContaining({
        code: "militia-status",
        path: "/formations/0/regiments/0/veteran",
      }),
    );
  });

  it("may be elite where it has the trait, by its owner's word or by its entry", () => {
    expect(faultsOf(militia({ elite: true, mayBecomeElite: true }))).toEqual([]);
    expect(faultsOf(militia({ elite: true }, [entry("militia", "may-become-elite")]))).toEqual([]);
  });

  it("is not elite without the trait", () => {
    expect(faultsOf(militia({ elite: true }))).toEqual(["elite-not-allowed"]);
    expect(faultsOf(militia({ elite: true }, [entry("militia")]))).toEqual(["elite-not-allowed"]);
  });

  it("is offered so", () => {
    const bars = (list: ReturnType<typeof militia>) => {
      const { summary } = checkArmyList(list);
      const [regiment] = list.formations[0]?.regiments ?? [];
      if (!regiment) throw new Error("no regiment");
      return [veteranBar({ list, summary }, regiment), eliteBar({ list, summary }, regiment)].map(
        (bar) => bar?.code ?? null,
      );
    };
    expect(bars(militia({ mayBecomeElite: true }))).toEqual(["militia", null]);
    expect(bars(militia({}))).toEqual(["militia", "no-elite-trait"]);
  });
});
