import { describe, expect, it } from "vitest";
import {
  CLEARED,
  chosenMoved,
  endMoved,
  observedBy,
  pointedAt,
  removed,
  stepped,
} from "@/app/(author)/scenarios/[id]/edit/map/_sight/sight-acts";
import { makeSightStore, type Sight } from "@/app/(author)/scenarios/[id]/edit/map/sight-store";
import type { SightEnd } from "@/lib/domain/belle-alliance/scenario/sight-pieces";

const place = (x: number): SightEnd => ({ kind: "place", at: [x, 0] });
const unit = (id: string): SightEnd => ({ kind: "unit", id });

/** The looks after pressing on some things in turn. */
function pressed(...ends: readonly SightEnd[]): Sight {
  const store = makeSightStore();
  for (const end of ends) store.set(pointedAt(store.get(), end));
  return store.get();
}

describe("pressing on the map", () => {
  it("takes the first for the observer, and looks at whatever follows", () => {
    expect(pressed(unit("a"))).toMatchObject({ from: unit("a"), to: [], chosen: "from" });
    expect(pressed(unit("a"), place(1), unit("b"))).toMatchObject({
      from: unit("a"),
      to: [place(1), unit("b")],
      chosen: 1,
    });
  });

  it("chooses what is looked at already", () => {
    expect(pressed(unit("a"), place(1), unit("b"), place(1)).chosen).toBe(0);
    expect(pressed(unit("a"), place(1), unit("a")).chosen).toBe("from");
  });

  it("looks at no more than can be drawn", () => {
    const many = Array.from({ length: 300 }, (_, i) => place(i + 1));
    expect(pressed(unit("a"), ...many).to).toHaveLength(50);
  });
});

describe("looks", () => {
  const sight = pressed(place(0), place(1), unit("b"), place(3));

  it("are stepped through from the observer to the last", () => {
    expect(stepped({ ...sight, chosen: "from" }, 1)).toEqual({ chosen: 0 });
    expect(stepped({ ...sight, chosen: 0 }, -1)).toEqual({ chosen: "from" });
    expect(stepped(sight, 1)).toBeNull();
    expect(stepped({ ...sight, chosen: "from" }, -1)).toBeNull();
    expect(stepped({ ...sight, ...CLEARED }, 1)).toBeNull();
  });

  it("move by keys where they end at a place", () => {
    expect(chosenMoved(sight, [0.5, 1])?.to?.[2]).toEqual({ kind: "place", at: [3.5, 1] });
    expect(chosenMoved({ ...sight, chosen: 1 }, [1, 1])).toBeNull();
    expect(endMoved(sight, "from", place(9))).toEqual({ from: place(9) });
  });

  it("are removed one by one, and all with their observer", () => {
    expect(removed(sight, 0)).toEqual({ to: [unit("b"), place(3)], chosen: 1 });
    expect(removed({ ...sight, chosen: 0 }, 0)).toEqual({ to: [unit("b"), place(3)], chosen: 0 });
    expect(removed({ ...sight, to: [place(1)], chosen: 0 }, 0)).toEqual({ to: [], chosen: "from" });
    expect(removed(sight, "from")).toEqual(CLEARED);
  });

  it("keep how a place stands wherever it is moved to", () => {
    const wooded = { ...place(3), terrain: "wood" } as SightEnd;
    const moved = chosenMoved({ ...sight, to: [wooded], chosen: 0 }, [1, 0]);
    expect(moved?.to).toEqual([{ ...place(4), terrain: "wood" }]);
  });

  it("are none where a side shades its ground, and begin with the next press", () => {
    const side: SightEnd = { kind: "side", id: "reds" };
    const shaded = observedBy(sight, side);
    expect(shaded).toEqual({ from: side, to: [], chosen: "from", layers: ["looks", "ground"] });
    expect(pointedAt({ ...sight, ...shaded }, unit("b"))).toMatchObject({
      from: unit("b"),
      to: [],
    });
  });

  it("get another observer, who no longer looks at itself", () => {
    expect(observedBy(sight, unit("b"))).toEqual({
      from: unit("b"),
      to: [place(1), place(3)],
      chosen: 1,
    });
  });
});
