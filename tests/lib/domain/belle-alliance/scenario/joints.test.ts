import { describe, expect, test } from "vitest";
import { blankShape } from "@/lib/domain/belle-alliance/scenario/blank-shape";
import {
  moveFeature,
  reshapeFeature,
} from "@/lib/domain/belle-alliance/scenario/commands/features";
import {
  joinEnds,
  layCrossing,
  simplifyFeature,
  smoothFeature,
} from "@/lib/domain/belle-alliance/scenario/commands/outlines";
import { movePieces } from "@/lib/domain/belle-alliance/scenario/commands/pieces";
import type { ShapeFeature } from "@/lib/domain/belle-alliance/scenario/feature";
import {
  carriedToJoint,
  jointTargets,
  withJoinedEnds,
} from "@/lib/domain/belle-alliance/scenario/joints";
import { applyCommand } from "@/lib/domain/document/command";
import { isJoined } from "@/lib/terrain/joint";
import type { Point } from "@/lib/terrain/point";
import { flattened, smoothLine } from "@/lib/terrain/smooth";
import { scenario } from "./build";

const line = (id: string, kind: ShapeFeature["kind"], ...points: [number, number][]) =>
  blankShape(kind, id, points);

const chaussee = line("chaussee", "road", [0, 60], [90, 40], [180, 60]);
const lane = line("lane", "road", [60, 0], [60, 40]);
const brook = line("brook", "stream", [20, 0], [20, 120]);

const table = (...features: ShapeFeature[]) =>
  scenario({ map: { widthCm: 180, depthCm: 120, note: "", features } });

function pointsOf(document: ReturnType<typeof table>, id: string): readonly Point[] {
  const found = document.map.features.find((each) => each.id === id);
  return found && found.kind !== "place" ? found.points : [];
}
const course = (document: ReturnType<typeof table>, id: string) =>
  flattened(smoothLine(pointsOf(document, id)));
const end = (document: ReturnType<typeof table>, id: string) =>
  pointsOf(document, id).at(-1) as Point;

describe("a lane's end", () => {
  const joined = applyCommand(table(chaussee, lane), joinEnds, { featureId: "lane", reachCm: 10 });

  test("is joined to the road as it is drawn, and its other end stays", () => {
    expect(isJoined(end(joined, "lane"), course(joined, "chaussee"))).toBe(true);
    expect(pointsOf(joined, "lane")[0]).toEqual([60, 0]);
  });

  test("goes along when the road is reshaped, moved or smoothed", () => {
    const points: [number, number][] = [
      [0, 70],
      [90, 55],
      [180, 60],
    ];
    const edits = [
      applyCommand(joined, reshapeFeature, { featureId: "chaussee", points }),
      applyCommand(joined, moveFeature, { featureId: "chaussee", eastCm: 3, northCm: 12 }),
      applyCommand(joined, smoothFeature, { featureId: "chaussee", toleranceCm: 2 }),
    ];
    for (const edited of edits) {
      expect(end(edited, "lane")).not.toEqual(end(joined, "lane"));
      expect(isJoined(end(edited, "lane"), course(edited, "chaussee"))).toBe(true);
      expect(pointsOf(edited, "lane")[0]).toEqual([60, 0]);
    }
  });

  test("stays where it is locked", () => {
    const locked = {
      ...lane,
      points: [
        [60, 0],
        [90, 40],
      ],
      locked: true,
    } as ShapeFeature;
    const moved = applyCommand(table(chaussee, locked), moveFeature, {
      featureId: "chaussee",
      eastCm: 0,
      northCm: 9,
    });
    expect(pointsOf(moved, "lane")).toEqual(locked.points);
  });

  test("leaves the joint when it is dragged away itself", () => {
    const away = applyCommand(joined, moveFeature, { featureId: "lane", eastCm: 0, northCm: -9 });
    expect(pointsOf(away, "chaussee")).toEqual(chaussee.points);
  });

  test("takes along what is joined to the lane in turn, also in a ring", () => {
    const ring = table(
      line("a", "road", [0, 0], [50, 0]),
      line("b", "road", [50, 0], [50, 50]),
      line("c", "road", [50, 50], [0, 0]),
    );
    const moved = applyCommand(ring, moveFeature, { featureId: "a", eastCm: 0, northCm: -10 });
    expect(pointsOf(moved, "b")).toEqual([
      [50, -10],
      [50, 50],
    ]);
    expect(end(moved, "c")).toEqual([0, -10]);
  });
});

describe("what can be joined", () => {
  const wall = line("wall", "wall", [60, 46], [60, 80]);

  test("a wall's end to walls, not to a road beside it", () => {
    expect(withJoinedEnds(wall, [chaussee, wall], 10)).toBeNull();
    const other = line("other", "wall", [40, 45], [90, 45]);
    expect(withJoinedEnds(wall, [other, wall], 10)?.[0]).toEqual([60, 45]);
  });

  test("a road to a stream, and none to itself", () => {
    expect(jointTargets("road", [chaussee, brook], "chaussee").lines).toHaveLength(1);
  });
});

describe("a bridge put on the crossing", () => {
  const bridge = line("bridge", "crossing", [30, 60], [30, 54]);
  const wide = { ...brook, widthCm: 6 } as ShapeFeature;
  const laid = applyCommand(table(chaussee, wide, bridge), layCrossing, {
    featureId: "bridge",
    near: [22, 56],
    reachCm: 10,
  });

  test("reaches from bank to bank, along the road", () => {
    const [from, to] = pointsOf(laid, "bridge") as [Point, Point];
    expect(Math.min(from[0], to[0])).toBeLessThan(17);
    expect(Math.max(from[0], to[0])).toBeGreaterThan(23);
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    expect(isJoined(middle, course(laid, "chaussee"))).toBe(true);
  });

  test("stays where it is without water", () => {
    const dry = applyCommand(table(chaussee, bridge), layCrossing, {
      featureId: "bridge",
      near: [30, 57],
      reachCm: 10,
    });
    expect(pointsOf(dry, "bridge")).toEqual(bridge.points);
  });
});

test("an outline is simplified within its tolerance", () => {
  const shaky = line("shaky", "road", [0, 0], [10, 0.3], [20, 0], [30, 0.4], [40, 0]);
  const plain = applyCommand(table(shaky), simplifyFeature, {
    featureId: "shaky",
    toleranceCm: 0.5,
  });
  expect(pointsOf(plain, "shaky").length).toBeLessThan(5);
});

describe("a road dragged as a whole", () => {
  const reachCm = 3;
  const spur = line("spur", "road", [100, 100], [100, 70]);

  test("is caught where one of its ends meets another, and goes there as a whole", () => {
    const high = line("high", "road", [0, 20], [180, 20]);
    const { features } = table(high, spur).map;
    const joint = carriedToJoint(spur, features, { byCm: [0.5, -48.5], reachCm });
    expect(joint).toEqual({ at: [100.5, 20], byCm: [0.5, -50] });
    expect(carriedToJoint(spur, features, { byCm: [0, -30], reachCm })).toBeNull();
  });

  test("is not held back by the line that it is joined to already", () => {
    const joinedSpur = line("spur", "road", [100, 60], [100, 20]);
    const { features } = table(line("high", "road", [0, 20], [180, 20]), joinedSpur).map;
    expect(carriedToJoint(joinedSpur, features, { byCm: [0, 1], reachCm })).toBeNull();
  });
});

describe("roads moved with others", () => {
  test("take the ends of those along that are not, and leave each other as they lie", () => {
    const high = line("high", "road", [0, 20], [180, 20]);
    const by = line("by", "road", [50, 20], [50, 60]);
    const free = line("free", "road", [120, 20], [120, 60]);
    const wood = line("wood", "wood", [10, 80], [30, 80], [20, 100]);
    const pieces = ["high", "by", "wood"].map((id) => ({ kind: "feature" as const, id }));
    const moved = applyCommand(table(high, by, free, wood), movePieces, {
      pieces,
      eastCm: 0,
      northCm: 5,
    });
    expect(pointsOf(moved, "by")).toEqual([
      [50, 25],
      [50, 65],
    ]);
    expect(pointsOf(moved, "free")).toEqual([
      [120, 25],
      [120, 60],
    ]);
  });
});
