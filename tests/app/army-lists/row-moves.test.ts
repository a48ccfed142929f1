import { describe, expect, it } from "vitest";
import type { ListEditor } from "@/app/(author)/army-lists/_builder/list-editor";
import {
  moveTo,
  placeBeside,
  sideOfDrop,
} from "@/app/(author)/army-lists/_builder/roster/row-moves";
import type { ArmyList } from "@/lib/domain/bogowie-wojny/list/army-list";
import { applyCommand } from "@/lib/domain/document/command";
import { armyOf, lineBases } from "@/tests/lib/domain/bogowie-wojny/list/army-of";

/** Two divisions of four regiments; brigades b (the first two) and c (the last two) in the first. */
const army = armyOf({
  formations: [
    {
      brigades: [
        { id: "b", name: "" },
        { id: "c", name: "" },
      ],
      regiments: lineBases(20).map((one, i) => ({ ...one, brigadeId: i < 2 ? "b" : "c" })),
    },
    { regiments: lineBases(20) },
  ],
});
const B = { is: "brigade", id: "b" } as const;

/** The order of the list after a brigade is moved to a place. */
function moved(list: ArmyList, place: ReturnType<typeof placeBeside>): string[] {
  if (place === null) throw new Error("There is no place.");
  let after = list;
  const editor = {
    current: () => list,
    apply: (command: never, input: never) => {
      after = applyCommand(list, command, input);
    },
  };
  moveTo(editor as unknown as ListEditor, B, place);
  return after.formations.map(({ regiments }) =>
    regiments.map(({ id, brigadeId }) => (brigadeId ? `${id}${brigadeId}` : id)).join(" "),
  );
}

describe("a brigade under way", () => {
  it("steps over a whole brigade, then into the next division, and back", () => {
    const down = placeBeside(army, B, 1);
    expect(moved(army, down)[0]).toBe("f0r2c f0r3c f0r0b f0r1b");
    expect(placeBeside(army, B, -1)).toBeNull();
    const low = armyOf({
      formations: [
        { regiments: lineBases(10) },
        {
          brigades: [{ id: "b", name: "" }],
          regiments: lineBases(10).map((one) => ({ ...one, brigadeId: "b" })),
        },
      ],
    });
    expect(moved(low, placeBeside(low, B, -1))).toEqual(["f0r0 f0r1 f1r0b f1r1b", ""]);
    expect(placeBeside(low, B, 1)).toBeNull();
  });

  it("comes after a regiment below it, before one of another division", () => {
    const below = { is: "regiment", formationId: "f0", to: 3 } as const;
    expect(sideOfDrop(army, B, below)).toBe("after");
    expect(moved(army, below)[0]).toBe("f0r2c f0r3c f0r0b f0r1b");
    const elsewhere = { is: "regiment", formationId: "f1", to: 1 } as const;
    expect(sideOfDrop(army, B, elsewhere)).toBe("before");
    expect(moved(army, elsewhere)).toEqual(["f0r2c f0r3c", "f1r0 f0r0b f0r1b f1r1 f1r2 f1r3"]);
  });

  it("goes to the end of a division when it is dropped there", () => {
    const end = { is: "regiment", formationId: "f1", to: 4 } as const;
    expect(moved(army, end)[1]).toBe("f1r0 f1r1 f1r2 f1r3 f0r0b f0r1b");
    const own = { is: "regiment", formationId: "f0", to: 4 } as const;
    expect(moved(army, own)[0]).toBe("f0r2c f0r3c f0r0b f0r1b");
  });
});
