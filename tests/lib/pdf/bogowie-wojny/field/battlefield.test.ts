import { describe, expect, it } from "vitest";
import { battlefieldSchema } from "@/lib/domain/bogowie-wojny/field/battlefield";
import { generateBattlefield } from "@/lib/domain/bogowie-wojny/field/generator/generate";
import { fieldKind } from "@/lib/domain/bogowie-wojny/ground/field-kinds";
import { LANGUAGES } from "@/lib/domain/document/language";
import { PAPERS } from "@/lib/domain/document/paper";
import { translatorFor } from "@/lib/i18n/translator";
import { press } from "@/lib/pdf/press/press";
import { PdfFile } from "../../pdf-file";

const field = generateBattlefield({
  seed: "Łódź <b> #1",
  table: { widthCm: 120, depthCm: 120 },
  area: "mountains",
});
/** Removes white space, because line breaks may be anywhere. */
const plain = (text: string) => text.replace(/\s+/g, "");

describe.each(LANGUAGES)("a battlefield's sheet in %s", (language) => {
  const sheet = new PdfFile(press({ work: "battlefield", field, language, paper: "a4" }).bytes);
  const text = plain(sheet.text);
  const t = translatorFor(language, "battlefield");

  it("prints the seed as it was typed", () => {
    expect(text).toContain(plain(`${t("facts.seed")}: Łódź <b> #1`));
  });

  it("says what terrain lies here does, and nothing of other terrain", () => {
    expect(text).toContain(plain(t("effects.hill")));
    expect(text).toContain(plain(t("areas.mountains")));
    const river = field.pieces.some(({ kind }) => kind === "river");
    expect(text.includes(plain(t("effects.river", fieldKind("river").effectFigures)))).toBe(river);
  });
});

it("says of characters that no font has how many they are", () => {
  const print = (title: string) =>
    plain(
      new PdfFile(
        press({ work: "battlefield", field: { ...field, title }, language: "en", paper: "a4" })
          .bytes,
      ).text,
    );
  expect(print("Field 🐎")).toContain(plain("1 character of the texts is not in our fonts"));
  expect(print("Field")).not.toContain("fonts");
});

it("names equal roads once, with their number", () => {
  const road = {
    points: [
      [0, 60],
      [120, 60],
    ],
    widthCm: 3,
    placedBy: "south",
  };
  const roads = ["r1", "r2", "r3"].map((id) => ({ ...road, id }));
  const withRoads = battlefieldSchema.parse({ ...field, roads });
  const { bytes } = press({ work: "battlefield", field: withRoads, language: "en", paper: "a4" });
  expect(plain(new PdfFile(bytes).text)).toContain("–Road(south)×3");
});

it.each(PAPERS)("is one page of %s, with the picture in it", (paper) => {
  const { bytes, pages } = press({ work: "battlefield", field, language: "pl", paper });
  expect(pages).toBe(1);
  expect(bytes.length).toBeGreaterThan(20_000);
});

it("prints the author's notes on a page apart, as the page in the browser shows them", () => {
  const notes = "## Cele\n- **Olszynka** 10 pkt";
  const { bytes, pages } = press({
    work: "battlefield",
    field: { ...field, notes },
    language: "pl",
    paper: "a4",
  });
  expect(pages).toBe(2);
  expect(plain(new PdfFile(bytes).text)).toContain(plain("Uwagi autora Cele • Olszynka 10 pkt"));
});

it("names both sides with their lists, the version and what they bought", () => {
  const army = {
    listId: "l",
    listVersion: 3,
    title: "Dywizja #1",
    nation: "duchy-of-warsaw",
    bases: 18,
    value: 32,
    objectives: "shares",
    table: { widthCm: 120, depthCm: 120 },
    bought: [{ upgrade: "redoubt", count: 2 }],
  } as const;
  const sides = [
    { edge: "south" as const, name: "Poniatowski", army: { ...army, bought: [...army.bought] } },
  ];
  const sided = { ...field, title: "Pole pod Raszynem", seed: null, sides };
  const { bytes, pages } = press({
    work: "battlefield",
    field: sided,
    language: "pl",
    paper: "a4",
  });
  const text = plain(new PdfFile(bytes).text);
  expect(pages).toBe(1);
  expect(text).toContain(plain("Pole pod Raszynem"));
  expect(text).toContain(
    plain("Poniatowski. Dywizja #1, Księstwo Warszawskie: 32 pkt, 18 podstawek (wersja 3)"),
  );
  expect(text).toContain(plain("Kupione: 2 × reduta"));
  expect(text).not.toContain("Ziarno");
});
