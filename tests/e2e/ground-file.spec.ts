import { expect, type Page, test } from "@playwright/test";
import { expectAccessibleInBothThemes, expectNoSidewaysScroll, visit } from "./page-checks";
import { beSomebody, speak } from "./people";
import { storedScenario, storeScenario } from "./scenario-desk";

const METRES_A_DEGREE = 111_200;

/** A wood 400 m wide, a road and a well, in degrees as in OpenStreetMap. */
const FILE = JSON.stringify({
  type: "FeatureCollection",
  features: [
    feature("Polygon", [ring([-500, 0], [-100, 0], [-100, 300], [-500, 300], [-500, 0])], {
      natural: "wood",
      name: "Bossu",
    }),
    feature("LineString", ring([0, -500], [0, 500]), { highway: "primary" }),
    feature("Point", [0, 0], { man_made: "well" }),
    { type: "Feature", geometry: { type: "Circle", coordinates: 3 } },
  ],
});

function feature(type: string, coordinates: unknown, properties: object) {
  return { type: "Feature", geometry: { type, coordinates }, properties };
}

/** Converts metres to degrees near the equator, where a degree has the same length in both directions. */
function ring(...metres: [number, number][]): number[][] {
  return metres.map(([east, north]) => [east / METRES_A_DEGREE, north / METRES_A_DEGREE]);
}

async function desk(page: Page, features: object[] = []): Promise<string> {
  await beSomebody(page.request);
  const id = await storeScenario(page, {
    title: "Quatre Bras",
    map: { widthCm: 240, depthCm: 160, features },
  });
  await visit(page, `/scenarios/${id}/edit/map`);
  return id;
}

async function choose(page: Page, name: string, text: string): Promise<void> {
  const file = { name, mimeType: "application/octet-stream", buffer: Buffer.from(text) };
  await page.locator("input[type=file]").setInputFiles(file);
}

/** Resolves once the page says something, however briefly. */
function toldInPassing(page: Page, words: string): Promise<void> {
  return page.evaluate(
    (text) =>
      new Promise<void>((resolve) => {
        const look = () => document.body.innerText.includes(text) && resolve();
        new MutationObserver(look).observe(document.body, {
          subtree: true,
          childList: true,
          characterData: true,
        });
      }),
    words,
  );
}

const groundOf = async (page: Page, id: string) =>
  (await storedScenario(page, id)).map.features as {
    kind: string;
    name: string;
    points: [number, number][];
  }[];

test("ground comes from GeoJSON by its kinds, from a map exported here unchanged, and from heights on a phone", async ({
  page,
  context,
}) => {
  await test.step("a file that is no ground is refused with its reason; GeoJSON is looked at, its kinds chosen, and put on the table in one step", async () => {
    const id = await desk(page);
    await page.getByRole("button", { name: "Ground from a file" }).click();
    const dialog = page.getByRole("dialog");
    for (const [name, text, words] of [
      ["notes.txt", "The ground of Ligny", "There are no heights in this file, and no ground"],
      ["script.json", "{", "This is not a JSON file."],
      ["points.csv", "x,y,z\n1,2,3\n4,5,high", "line 3"],
    ] as const) {
      await choose(page, name, text);
      await expect(dialog.getByRole("alert")).toContainText(words);
      await expect(dialog.getByRole("button", { name: /^Put on the table/ })).toHaveAttribute(
        "aria-disabled",
        "true",
      );
    }
    const isSaid = toldInPassing(page, "Reading quatre-bras.geojson …");
    await choose(page, "quatre-bras.geojson", FILE);
    await expect(dialog).toContainText("501 × 994 m");
    await isSaid;
    await expect(dialog).toContainText("/features/3/geometry");
    const road = dialog.getByRole("row", { name: /highway/ });
    await road.getByRole("button").click();
    await page.getByRole("option", { name: "Earth road" }).click();
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole("button", { name: "Put on the table: 2 shapes" }).click();
    await expect(page.getByText("2 shapes put on the table.")).toBeVisible();
    await expect.poll(() => groundOf(page, id)).toHaveLength(2);
    const [wood, way] = await groundOf(page, id);
    expect(wood).toMatchObject({ kind: "wood", name: "Bossu" });
    expect(way).toMatchObject({ kind: "road", surface: "earth" });
    // 400 m are 40 cm at 10 m per cm, and the road is 25 cm west of the centre of the file.
    const xs = wood?.points.map(([x]) => x) ?? [];
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(40, 0);
    expect(way?.points[0]?.[0]).toBeCloseTo(145, 0);
    await page.getByRole("button", { name: /^Undo/ }).click();
    await expect.poll(() => groundOf(page, id)).toHaveLength(0);
  });
  await test.step("a map exported from here replaces what is drawn, unchanged, by keyboard", async () => {
    const hedge = {
      id: "hedge",
      kind: "hedge",
      hedge: "holstein-hedge",
      points: [
        [10, 10],
        [40, 12.5],
      ],
    };
    const id = await desk(page, [hedge]);
    const before = await groundOf(page, id);
    const exported = await page.request.get(`/api/v1/scenarios/${id}/map.geojson?for=umpire`);
    const open = page.getByRole("button", { name: "Ground from a file" });
    await expect(open).toBeEnabled();
    await open.press("Enter");
    await choose(page, "map.geojson", await exported.text());
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("comes back as it was drawn");
    const replace = dialog.getByRole("radio", { name: "Replace it" });
    await replace.focus();
    await page.keyboard.press("Space");
    await expect(replace).toBeChecked();
    await dialog.getByRole("button", { name: "Put on the table: 1 shape" }).press("Enter");
    await expect(page.getByText("1 shape put on the table.")).toBeVisible();
    await expect.poll(() => groundOf(page, id)).toEqual(before);
  });
  await test.step("heights become hill layers, on a phone in Polish", async () => {
    await speak(context, "pl");
    await page.setViewportSize({ width: 390, height: 844 });
    const id = await desk(page);
    await page.getByRole("button", { name: "Teren z pliku" }).click();
    const rows = Array.from({ length: 40 }, (_, y) =>
      Array.from({ length: 60 }, (_, x) => Math.max(0, 38 - Math.hypot(x - 30, y - 20) * 3)).join(
        " ",
      ),
    );
    const head = "ncols 60\nnrows 40\nxllcorner 0\nyllcorner 500000\ncellsize 40";
    await choose(page, "wzgorze.asc", `${head}\n${rows.join("\n")}`);
    const put = page
      .getByRole("dialog")
      .getByRole("button", { name: "Połóż na stole: 3 kształty" });
    await expectNoSidewaysScroll(page);
    await put.click();
    await expect
      .poll(() => groundOf(page, id))
      .toMatchObject([
        { kind: "hill", level: 1 },
        { kind: "hill", level: 2 },
        { kind: "hill", level: 3 },
      ]);
  });
});
