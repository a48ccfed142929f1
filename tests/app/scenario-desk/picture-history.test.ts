import { describe, expect, test } from "vitest";
import {
  NO_PICTURES,
  pictureChanges,
  renamed,
  stepped,
  travelled,
} from "@/app/(author)/scenarios/[id]/edit/map/_pictures/picture-history";
import type { TracedPicture } from "@/lib/domain/belle-alliance/scenario/traced-picture";

const picture = (id: string, more: Partial<TracedPicture> = {}): TracedPicture => ({
  id,
  name: id,
  widthPx: 800,
  heightPx: 600,
  xCm: 100,
  yCm: 75,
  widthCm: 200,
  turnDeg: 0,
  opacity: 60,
  isLocked: false,
  isHidden: false,
  isShared: false,
  rank: 0,
  ...more,
});

const [ferraris, siborne] = [picture("ferraris"), picture("siborne")];
const both = { ...NO_PICTURES, all: [ferraris, siborne] };
const moved = { ...ferraris, xCm: 120 };

describe("what was done to pictures", () => {
  test("is undone and redone", () => {
    const now = stepped(both, [moved, siborne]);
    const back = travelled(now, "undo");
    expect(back?.all).toEqual([ferraris, siborne]);
    expect(back && travelled(back, "redo")?.all).toEqual([moved, siborne]);
    expect(travelled(both, "undo")).toBeNull();
  });

  test("by the arrow keys in a row is one step", () => {
    const first = stepped(both, [{ ...ferraris, xCm: 101 }, siborne], "move ferraris");
    const second = stepped(first, [moved, siborne], "move ferraris");
    expect(travelled(second, "undo")?.all).toEqual([ferraris, siborne]);
  });

  test("in another window meanwhile stays", () => {
    const now = stepped(both, [moved, siborne]);
    const faded = { ...now, all: [moved, { ...siborne, opacity: 20 }] };
    expect(travelled(faded, "undo")?.all).toEqual([ferraris, { ...siborne, opacity: 20 }]);
  });

  test("can still be undone after a removed picture came back under another id", () => {
    const without = stepped(stepped(both, [moved, siborne]), [siborne]);
    const back = travelled(without, "undo");
    const again = back && renamed(back, "ferraris", "fresh");
    expect(again?.all).toEqual([{ ...moved, id: "fresh" }, siborne]);
    const first = again && travelled(again, "undo");
    expect(first?.all).toEqual([{ ...ferraris, id: "fresh" }, siborne]);
  });
});

test("the service hears of what differs: settings, order, what went and what comes back", () => {
  expect(pictureChanges([ferraris, siborne], [siborne, moved])).toEqual({
    gone: [],
    back: [],
    changed: [
      { id: "siborne", change: { rank: 0 } },
      { id: "ferraris", change: { xCm: 120, rank: 1 } },
    ],
  });
  const came = pictureChanges([siborne], [ferraris, siborne]);
  expect(came.back).toEqual([ferraris]);
  expect(pictureChanges([ferraris, siborne], [siborne]).gone).toEqual([ferraris]);
});
