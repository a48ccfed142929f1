import { describe, expect, test } from "vitest";
import { callApi } from "@/tests/app/api/call-api";
import { umpire } from "@/tests/lib/domain/bogowie-wojny/field/umpire";

process.env.DATABASE_URL ??= "postgresql://nobody@127.0.0.1:1/none";
const PATH = "/rules/bogowie-wojny/battlefield";
const ask = (json: unknown, lang = "en") => callApi(`${PATH}?lang=${lang}`, { json });

test("a seed gives a legal map document, the same to everybody", async () => {
  const first = await ask({ seed: "Raszyn", table: "120x120" });
  expect(first.status).toBe(200);
  expect(first.json).toMatchObject({ kind: "map", schemaVersion: 1, seed: "Raszyn" });
  expect(first.json.pieces).toHaveLength(12);
  expect(umpire(first.json)).toEqual([]);
  const again = await ask({ seed: "Raszyn", table: { widthCm: 120, depthCm: 120 } }, "da");
  expect(again.text).toBe(first.text);
  const read = await callApi(`${PATH}?seed=Raszyn&table=120x120`);
  expect(read.text).toBe(first.text);
});

test("an area may be named or rolled", async () => {
  const named = await ask({ seed: "1", table: "180x120", area: "mountains" });
  const rolled = await ask({ seed: 1, table: "180x120", area: 6 });
  expect(named.json.area).toBe("mountains");
  expect(rolled.text).toBe(named.text);
});

describe("what cannot be asked for is refused with its place", () => {
  test.each([
    [{ table: "120x120" }, "/seed"],
    [{ seed: "", table: "120x120" }, "/seed"],
    [{ seed: " a", table: "120x120" }, "/seed"],
    [{ seed: "a\nb", table: "120x120" }, "/seed"],
    [{ seed: "x".repeat(65), table: "120x120" }, "/seed"],
    [{ seed: { a: 1 }, table: "120x120" }, "/seed"],
    [{ seed: "a" }, "/table"],
    [{ seed: "a", table: "large" }, "/table"],
    [{ seed: "a", table: "90x90" }, "/table/widthCm"],
    [{ seed: "a", table: { widthCm: 120.5, depthCm: 120 } }, "/table/widthCm"],
    [{ seed: "a", table: { widthCm: 120, depthCm: 1e9 } }, "/table/depthCm"],
    [{ seed: "a", table: { widthCm: 120, depthCm: 120, heightCm: 1 } }, "/table/heightCm"],
    [{ seed: "a", table: "120x120", area: "desert" }, "/area"],
    [{ seed: "a", table: "120x120", area: 7 }, "/area"],
    [{ seed: "a", table: "120x120", weather: "rain" }, "/weather"],
  ])("%j", async (body, path) => {
    const { status, json } = await ask(body);
    expect(status).toBe(422);
    expect(json.errors.map((issue: { path: string }) => issue.path)).toContain(path);
  });
});

test("the picture is named and complete", async () => {
  const { status, text, headers } = await callApi(`${PATH}.svg?seed=R<b>&table=120x120&lang=pl`);
  expect(status).toBe(200);
  expect(headers.get("content-type")).toContain("image/svg+xml");
  expect(text).toContain("<title>Pole bitwy z ziarna R&lt;b&gt;</title>");
  expect(text).not.toContain("NaN");
});

test("people who print by a form read in their language why not, and can go back", async () => {
  const form = "http://localhost:3000/rules/bogowie-wojny/battlefield?seed=a";
  const headers = { accept: "text/html", referer: form, host: "localhost:3000" };
  const print = `${PATH}.pdf?seed=a&table=120x120&lang=pl&sheets=1%3A3`;
  const { status, text } = await callApi(print, { headers });
  expect(status).toBe(422);
  expect(text).toContain('<html lang="pl">');
  expect(text).toContain("<p>sheets: ");
  expect(text).toContain(`<a href="${form}">Wstecz</a>`);
  expect((await callApi(print)).json).toMatchObject({ code: "invalid-document" });
});

describe("a map sent to be checked", () => {
  const made = async () => (await ask({ seed: "Raszyn", table: "120x120" })).json;

  test("is legal as it was made, and not once a piece is gone", async () => {
    const map = await made();
    const legal = await callApi("/maps/check", { json: map });
    expect(legal.json).toMatchObject({ summary: { pieces: 12 }, findings: [] });
    map.pieces.pop();
    const broken = await callApi("/maps/check", { json: map });
    expect(broken.json.findings).toContainEqual({
      rule: "14.4",
      severity: "error",
      path: "/pieces",
      code: "too-few-pieces",
      params: { count: 11, least: 12 },
    });
  });

  test("is refused with the place where it is malformed", async () => {
    const map = await made();
    map.pieces[1].id = map.pieces[0].id;
    map.roads[0].colour = "red";
    const strange = await callApi("/maps/check", { json: map });
    expect(strange.status).toBe(422);
    expect(strange.json.errors[0].path).toBe("/roads/0/colour");
    delete map.roads[0].colour;
    const twice = await callApi("/maps/check", { json: map });
    expect(twice.json.errors).toMatchObject([{ path: "/pieces/1/id", code: "repeated-id" }]);
  });

  test("drawn to keep the service busy is refused, or answered all the same", async () => {
    const map = await made();
    const zigzag = (count: number, up: boolean) =>
      Array.from({ length: count }, (_, n) =>
        up ? [n % 2 ? 119 : 1, n / 2] : [n / 2, n % 2 ? 119 : 1],
      );
    const shapes = (count: number) =>
      Array.from({ length: 10 }, (_, n) => ({
        id: `w${n}`,
        kind: n % 2 ? "wood" : "stream",
        placedBy: "south",
        ...(n % 2 ? {} : { widthCm: 1 }),
        points: zigzag(count, n % 4 < 2),
      }));
    map.roads = [{ ...map.roads[0], points: zigzag(200, true) }];
    map.pieces.push(
      ...shapes(200),
      ...shapes(200).map((shape) => ({ ...shape, id: `${shape.id}-2` })),
    );
    const busy = await callApi("/maps/check", { json: map });
    expect(busy.json.errors).toMatchObject([{ path: "/pieces", code: "too-many-points" }]);
    const less = await callApi("/maps/check", { json: { ...map, pieces: shapes(115), roads: [] } });
    expect(less.status).toBe(200);
    expect(less.json.findings.length).toBeGreaterThan(10);
  });
});

test("the sheet comes as PDF", async () => {
  const answer = await callApi(`${PATH}.pdf?seed=Raszyn&table=120x120&lang=pl&paper=a4`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  const refused = await callApi(`${PATH}.pdf?seed=Raszyn&table=120x120&paper=b5`);
  expect(refused.json.errors[0].path).toBe("/paper");
});

test("the schema of maps is published, and the path described", async () => {
  const schema = await callApi("/schemas/map.v1.json");
  const systems = schema.json.oneOf.map(
    ({ properties }: { properties: Record<string, { const: string }> }) => [
      properties.kind?.const,
      properties.system?.const,
    ],
  );
  expect(systems).toEqual([
    ["map", "bogowie-wojny"],
    ["map", "belle-alliance"],
  ]);
  const { json } = await callApi("/openapi.json");
  expect(Object.keys(json.paths[PATH])).toEqual(expect.arrayContaining(["get", "post"]));
});

test("a seed's battlefield prints on sheets for the table at the scale asked for", async () => {
  const pages = async (query: string) => {
    const answer = await callApi(
      `/rules/bogowie-wojny/battlefield.pdf?seed=Raszyn&table=120x120${query}`,
    );
    expect(answer.status).toBe(200);
    return Number(answer.headers.get("x-page-count"));
  };
  const onePage = await pages("&sheets=page");
  expect(await pages("")).toBe(onePage);
  expect(await pages("&sheets=1:4&ground=all")).toBeGreaterThan(onePage);
});
