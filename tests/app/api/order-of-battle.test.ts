import { describe, expect, test } from "vitest";
import { callApi } from "@/tests/app/api/call-api";
import { bareScenario } from "@/tests/app/api/people";
import { xlsx, zipped } from "@/tests/fixtures/workbooks";
import { freshDatabase } from "@/tests/setup/database";

await freshDatabase();

interface Sent {
  readonly type?: string;
  readonly query?: string;
}

const read = (body: BodyInit, { type = "", query = "lang=en" }: Sent = {}) =>
  callApi(`/order-of-battle?${query}`, {
    method: "POST",
    body,
    headers: type === "" ? {} : { "content-type": type },
  });

const LIGNY = `French Army of the North
II Corps: Reille
5th Division: Bachelu
1/,2/,3/15th Légère Regiment (62/1,676)
5th Hussars (4)(12/480)
3/4th Foot Artillery (6+2)
Total: 2,156 men; 10 guns
Prussian Army
  1st Brigade
    1. Bataillon 500
`;

describe("an order of battle, by anybody", () => {
  test("its sides as a scenario holds them, doubts with their places, totals", async () => {
    const { status, json } = await read(LIGNY, { query: "lang=en&year=1815" });
    expect(status).toBe(200);
    expect(json.format).toBe("nafziger");
    expect(json.totals).toEqual([
      { side: "French Army of the North", men: 2156, guns: 8, units: 3 },
      { side: "Prussian Army", men: 500, guns: 0, units: 1 },
    ]);
    expect(json.doubts).toContainEqual({
      kind: "guns-differ",
      line: 7,
      part: null,
      words: "Total: 2,156 men; 10 guns",
      message: "“Total: 2,156 men; 10 guns” gives 10 guns, but the units read add up to 8.",
      params: { name: "Total: 2,156 men; 10 guns", stated: 10, read: 8 },
      id: null,
      path: null,
    });
    expect(json.doubts).toContainEqual(
      expect.objectContaining({
        kind: "calibre-missing",
        id: json.sides[0].formations[0].formations[0].formations[0].units[2].id,
        path: "/sides/0/formations/0/formations/0/formations/0/units/2",
      }),
    );
  });

  test("the sides fit into a scenario, and the answer is read again", async () => {
    const { json } = await read(LIGNY);
    const scenario = bareScenario({ sides: json.sides });
    expect((await callApi("/scenarios/check", { json: scenario })).status).toBe(200);
    const again = await read(JSON.stringify(scenario), { type: "application/json" });
    expect([again.status, again.json.format, again.json.sides]).toEqual([200, "json", json.sides]);
  });

  test("the doubts speak the language that is asked for", async () => {
    const texts = await Promise.all(
      ["en", "da", "pl"].map(async (lang) => (await read(LIGNY, { query: `lang=${lang}` })).json),
    );
    expect(new Set(texts.map(({ doubts }) => doubts[0].message)).size).toBe(3);
  });

  const table = "Unit,Men\n28th Foot,557\n";
  const sheet = xlsx([
    {
      name: "British",
      rows: [
        ["Unit", "Men"],
        ["28th Foot", 557],
      ],
    },
  ]);
  const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  test.each([
    ["without a type", table, {}, "csv"],
    ["as CSV", table, { type: "text/csv; charset=utf-8" }, "csv"],
    [
      "as a web page",
      "<table><tr><th>Unit<th>Men<tr><td>28th Foot<td>557</table>",
      { type: "text/html" },
      "html",
    ],
    ["as curl sends files", sheet, { type: "application/x-www-form-urlencoded" }, "xlsx"],
    ["as a workbook", sheet, { type: XLSX }, "xlsx"],
    ["as text that is named", "28th Foot 557", { query: "format=text", type: "image/png" }, "text"],
  ])("%s", async (_, body, sent, format) => {
    const { status, json } = await read(body, sent);
    expect([status, json.format]).toEqual([200, format]);
    expect(json.totals).toMatchObject([{ men: 557, units: 1 }]);
  });
});

describe("what cannot be read is refused", () => {
  const bomb = zipped({ "xl/workbook.xml": " ".repeat(100_000_000) });
  test.each([
    ["an unknown format", "x", { query: "format=docx" }, 415, "unsupported-media-type"],
    ["a picture", "x", { type: "image/png" }, 415, "unsupported-media-type"],
    ["a year outside the wars", "x", { query: "year=1914" }, 422, "invalid-document"],
    ["a parameter we do not know", "x", { query: "men=1" }, 422, "invalid-document"],
    ["a script named .xlsx", "#!/bin/sh\n", { query: "format=xlsx" }, 422, "invalid-document"],
    ["100 MB in a small file", bomb, {}, 413, "too-large"],
    ["a body of more than a megabyte", "x".repeat(1_100_000), {}, 413, "too-large"],
    ["NUL bytes", "28th\0Foot", {}, 422, "invalid-document"],
    ["broken JSON", "{", { type: "application/json" }, 400, "malformed-json"],
  ])("%s", async (_, body, sent, status, code) => {
    const answer = await read(body, sent);
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    expect(answer.headers.get("content-type")).toContain("application/problem+json");
  });

  test("a scenario that is not well-formed, with the places", async () => {
    const { status, json } = await read('{"sides": [{"name": ""}]}');
    expect(status).toBe(422);
    expect(json.errors.map(({ path }: { path: string }) => path)).toContain("/sides/0/name");
  });
});
