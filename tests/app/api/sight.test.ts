import { describe, expect, it } from "vitest";
import { callApi } from "@/tests/app/api/call-api";

process.env.DATABASE_URL ??= "postgresql://nobody@127.0.0.1:1/none";
const sight = (body: unknown) => callApi("/rules/belle-alliance/sight", { json: body });

const strip = (west: number, east: number) => [
  [west, -40],
  [east, -40],
  [east, 140],
  [west, 140],
];
const map = {
  widthCm: 180,
  depthCm: 100,
  features: [
    { kind: "hill", id: "ridge", level: 1, points: strip(40, 60) },
    { kind: "wood", id: "copse", points: strip(100, 140) },
  ],
};
const readings = { outlines: "corners" };
const look = (from: object, to: object) => ({ from: { yCm: 50, ...from }, to: { yCm: 50, ...to } });

describe("looks over a map", () => {
  it("are answered in their order, with all that is in the way", async () => {
    const looks = [
      look({ xCm: 0 }, { xCm: 30 }),
      look({ xCm: 0 }, { xCm: 90 }),
      look({ xCm: 70 }, { xCm: 102 }),
      look({ xCm: 0 }, { xCm: 180, terrain: "cover", fired: true }),
      look({ xCm: 50 }, { xCm: 90 }),
      look({ xCm: 170, terrain: "wood" }, { xCm: 180 }),
    ];
    const { status, json } = await sight({ map, readings, looks });
    expect(status).toBe(200);
    expect(json.answers).toEqual([
      { visible: true, limitCm: 200, distanceCm: 30, because: ["clear"] },
      { visible: false, limitCm: 200, distanceCm: 90, because: ["crest"] },
      { visible: false, limitCm: 30, distanceCm: 32, because: ["distance"] },
      { visible: false, limitCm: 100, distanceCm: 180, because: ["distance", "crest", "wood"] },
      { visible: true, limitCm: 220, distanceCm: 40, because: ["clear"] },
      { visible: true, limitCm: 15, distanceCm: 10, because: ["clear"] },
    ]);
  });

  it("are worked out by another reading if it is sent", async () => {
    const looks = [look({ xCm: 170, terrain: "wood" }, { xCm: 150 })];
    const asked = { map, looks, readings: { ...readings, limits: "against" } };
    const { json } = await sight(asked);
    expect(json.answers).toMatchObject([{ visible: true, limitCm: 200 }]);
  });

  it("count barricades as cover unless the readings say that they give none", async () => {
    const trace = [
      [50, 40],
      [50, 60],
    ];
    const barricade = { kind: "field-work", id: "b", work: "barricade", points: trace };
    const asked = {
      map: { ...map, features: [barricade] },
      looks: [look({ xCm: 0 }, { xCm: 50.2 })],
    };
    const limits = [undefined, false, true].map(async (barricadesWithoutCover) => {
      const { json } = await sight({ ...asked, readings: { barricadesWithoutCover } });
      return json.answers?.[0].limitCm;
    });
    expect(await Promise.all(limits)).toEqual([30, 30, 200]);
  });

  it("are refused with their place if they leave the table, have no numbers or an unknown reading", async () => {
    const faulty: [object, string][] = [
      [{ map, looks: [look({ xCm: 0 }, { xCm: 181 })] }, "/looks/0/to/xCm"],
      [{ map, looks: [look({ xCm: "1" }, { xCm: 1 })] }, "/looks/0/from/xCm"],
      [{ map, looks: [look({ xCm: 0, terrain: "swamp" }, { xCm: 1 })] }, "/looks/0/from/terrain"],
      [{ map, looks: [], readings: { crest: "top" } }, "/readings/crest"],
      [
        { map: { ...map, features: [{ kind: "hill", id: "a", points: [] }] }, looks: [] },
        "/map/features/0/level",
      ],
      [{ looks: [] }, "/map"],
    ];
    for (const [body, path] of faulty) {
      const { status, json } = await sight(body);
      expect(status).toBe(422);
      expect(json.errors.map((each: { path: string }) => each.path)).toContain(path);
    }
  });

  it("of no length see", async () => {
    const { json } = await sight({ map, looks: [look({ xCm: 120 }, { xCm: 120 })] });
    expect(json.answers).toEqual([
      { visible: true, limitCm: 15, distanceCm: 0, because: ["clear"] },
    ]);
  });
});
