import { describe, expect, it, test } from "vitest";
import { callApi } from "@/tests/app/api/call-api";

process.env.DATABASE_URL ??= "postgresql://nobody@127.0.0.1:1/none";
const resolve = (body: unknown, lang = "en") =>
  callApi(`/rules/belle-alliance/valour/resolve?lang=${lang}`, { json: body });
const footprint = (body: unknown) => callApi("/rules/belle-alliance/footprint", { json: body });

const RIFLES = { name: "1/95th Rifles", nation: "England", arm: "Infanteri", year: 1815 };

describe("the row of table 21 for a unit", () => {
  it("comes with its values, how sure it is, why, and what else could be meant", async () => {
    const { status, json } = await resolve({ units: [RIFLES] });
    expect(status).toBe(200);
    expect(json.answers).toEqual([
      {
        row: "t21-england-3-lette-brigade-95-riffel",
        default: null,
        weight: null,
        values: [4],
        confidence: "sure",
        candidates: expect.arrayContaining(["t21-england-3-lette-brigade-95-riffel"]),
        why: expect.objectContaining({ code: "unit-named", text: "Table 21 names the unit." }),
      },
    ]);
  });

  it("takes codes and labels, and formations by number or with their commander", async () => {
    const line = { name: "23e Ligne", arm: "infantry", type: "Linie", year: 1813 };
    const under = (nation: string, context: object) => ({ ...line, nation, context });
    const { json } = await resolve({
      units: [
        under("france", { corps: "XII" }),
        under("Frankrig", { division: "12e Division (Morand)" }),
        under("Francja", { division: "32" }),
        under("France", { corps: "VI", division: "20e Division", guard: false }),
      ],
    });
    expect(json.answers.map(({ row }: { row: string }) => row)).toEqual([
      "t21-france-1813-iii-xi-xii-xiii-xiv-korps",
      "t21-france-1813-12-division",
      "t21-france-1813-ix-korps-32-division",
      null,
    ]);
  });

  it("asks where a row gives two values, and says so in three languages", async () => {
    const unit = { name: "7e Dragons", nation: "France", arm: "cavalry", year: 1815 };
    const texts = new Set<string>();
    for (const lang of ["en", "da", "pl"]) {
      const [answer] = (await resolve({ units: [unit] }, lang)).json.answers;
      expect(answer).toMatchObject({
        values: [1, 0],
        confidence: "ask",
        row: "t21-france-1815-dragoner",
      });
      expect(answer.why.doubts).toEqual(["two-values"]);
      texts.add(answer.why.text);
    }
    expect(texts.size).toBe(3);
  });

  it("answers unknown nations as not listed, and other years with nothing", async () => {
    const { json } = await resolve({
      units: [
        { ...RIFLES, nation: "Atlantis" },
        { ...RIFLES, year: 1809 },
        {
          ...RIFLES,
          nation: "Sachsen",
          arm: "artillery",
          name: "Battery",
          context: { guard: true },
        },
      ],
    });
    expect(json.answers).toMatchObject([
      { row: null, default: "unlisted", values: [0], confidence: "ask" },
      { row: null, default: null, values: [], confidence: "ask" },
      { row: null, default: "guard-artillery", values: [1] },
    ]);
  });

  it("answers 2000 units, names of any script among them", async () => {
    const names = ["🐴 Husaren", "‏فرسان‎", "Ünïts — “1er”", "x".repeat(200), "1/", "()[]{}*+?"];
    const units = Array.from({ length: 2_000 }, (_, i) => ({
      ...RIFLES,
      name: names[i % names.length],
      context: { brigade: names[(i + 1) % names.length] },
    }));
    const { status, json } = await resolve({ units });
    expect(status).toBe(200);
    expect(json.answers).toHaveLength(2_000);
  });

  test.each([
    [{ units: [RIFLES, { ...RIFLES, year: "1815" }] }, "/units/1/year"],
    [{ units: [{ ...RIFLES, arm: "navy" }] }, "/units/0/arm"],
    [{ units: [{ ...RIFLES, type: "banana" }] }, "/units/0/type"],
    [{ units: [{ ...RIFLES, name: " " }] }, "/units/0/name"],
    [{ units: [{ ...RIFLES, nation: 7 }] }, "/units/0/nation"],
    [{ units: [{ ...RIFLES, men: 600 }] }, "/units/0/men"],
    [{ units: [{ ...RIFLES, context: { guardGrade: "oldest" } }] }, "/units/0/context/guardGrade"],
    [{ units: [{ ...RIFLES, context: { wing: "left" } }] }, "/units/0/context/wing"],
    [{ units: [null] }, "/units/0"],
    [{ units: Array.from({ length: 2_001 }, () => RIFLES) }, "/units"],
    [{}, "/units"],
    [[], ""],
  ])("%# is refused with its place", async (body, path) => {
    const { status, json } = await resolve(body);
    expect(status).toBe(422);
    expect(json.errors.map((error: { path: string }) => error.path)).toContain(path);
  });
});

describe("the footprint of a unit", () => {
  it("has width, depth, ranks, files, an outline and remarks", async () => {
    const { status, json } = await footprint({ arm: "infantry", figures: 27, formation: "line" });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      widthCm: 21,
      depthCm: 3,
      ranks: 2,
      files: 14,
      outlineCm: [
        [-10.5, 1.5],
        [10.5, 1.5],
        [10.5, -1.5],
        [-10.5, -1.5],
      ],
      holeCm: null,
    });
    expect(json.remarks.map(({ code }: { code: string }) => code)).toEqual(["rank-incomplete"]);
  });

  it("says what it makes no use of", async () => {
    const { json } = await footprint({
      arm: "cavalry",
      figures: 20,
      formation: "line",
      spacing: 2,
    });
    expect(json.remarks).toMatchObject([{ code: "spacing-not-used" }]);
  });

  test.each([
    [{ arm: "infantry", figures: -4, formation: "line" }, "/figures"],
    [{ arm: "infantry", figures: 2.5, formation: "line" }, "/figures"],
    [{ arm: "infantry", formation: "line" }, "/figures"],
    [{ arm: "infantry", figures: 20, modelGuns: 2, formation: "line" }, "/modelGuns"],
    [{ arm: "artillery", figures: 8, formation: "line" }, "/modelGuns"],
    [{ arm: "cavalry", figures: 20, formation: "square" }, "/formation"],
    [{ arm: "infantry", figures: 20, formation: "phalanx" }, "/formation"],
    [{ arm: "navy", figures: 20, formation: "line" }, "/arm"],
    [{ arm: "infantry", figures: 8, formation: "skirmish-line", spacing: 3 }, "/spacing"],
    [{ arm: "infantry", figures: 8, formation: "line", facing: 90 }, "/facing"],
  ])("%j is refused with its place", async (body, path) => {
    const { status, json } = await footprint(body);
    expect(status).toBe(422);
    expect(json.errors.map((error: { path: string }) => error.path)).toContain(path);
  });
});
