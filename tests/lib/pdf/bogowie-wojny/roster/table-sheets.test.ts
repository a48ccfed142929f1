import { decodeQR } from "qr/decode.js";
import { describe, expect, it } from "vitest";
import type { ArmyList } from "@/lib/domain/bogowie-wojny/list/army-list";
import {
  ROSTER_PARTS,
  type RosterAudience,
  type RosterPart,
} from "@/lib/domain/bogowie-wojny/list/roster-print";
import { rosterForOthers, rosterView } from "@/lib/domain/bogowie-wojny/list/roster-view";
import { qrCode } from "@/lib/pdf/bogowie-wojny/roster/qr-code";
import { rosterSheet } from "@/lib/pdf/bogowie-wojny/roster/roster-sheet";
import type { Card } from "@/lib/pdf/bogowie-wojny/roster/table-sheets";
import { makeTextCleaner } from "@/lib/pdf/document/text/clean-text";
import { press } from "@/lib/pdf/press/press";
import { PdfFile } from "../../pdf-file";
import { armyOfRegiments, duchyOfWarsaw } from "../../sample-armies";

function sheetOf(list: ArmyList, secrets: RosterAudience | null = null) {
  const view = secrets === "opponent" ? rosterForOthers(list) : rosterView(list);
  const how = { layout: "one", parts: ROSTER_PARTS, link: "", secrets } as const;
  return rosterSheet({ view, ...how }, { language: "pl", paper: "a4" }, makeTextCleaner());
}

function regimentCards(list: ArmyList) {
  const { cards } = sheetOf(list);
  return (cards?.cards ?? []).filter((card) => card.kind === "regiment");
}

const commanderCards = (list: ArmyList) =>
  (sheetOf(list).cards?.cards ?? []).filter(
    (card): card is Extract<Card, { kind: "commander" }> => card.kind === "commander",
  );

describe("cards of an army list", () => {
  it("have a base's endurance, loads and the morale at each level of disorder [2.8, 9.4, 11.6]", () => {
    const cards = regimentCards(armyOfRegiments(10));
    const [foot] = cards;
    const battery = cards.find(({ arm }) => arm === "artillery");
    expect(foot).toMatchObject({ arm: "infantry", row: { bases: 3, endurance: 5, loads: null } });
    expect(foot?.disorder.map(({ morale }) => morale)).toEqual(["6", "5", "4", "4"]);
    expect(battery?.row).toMatchObject({ bases: 1, endurance: 3, loads: 3, fight: ["0", "0"] });
  });

  it("have guns destroyed where others rout, with no morale for it [10.30]", () => {
    const cards = regimentCards(armyOfRegiments(10));
    const last = (arm: string) => cards.find((card) => card.arm === arm)?.disorder.at(-1);
    expect(last("artillery")).toEqual({ sign: "U", name: "zniszczona", morale: "" });
    expect(last("infantry")).toEqual({ sign: "U", name: "ucieczka", morale: "4" });
  });

  it("count charges of horse alone, in every turn but the first [10.17, 14.6]", () => {
    for (const { arm, chargeTurns } of regimentCards(duchyOfWarsaw)) {
      expect(chargeTurns).toEqual(arm === "cavalry" ? [2, 3, 4, 5, 6] : []);
    }
  });

  it("give generals the order table, and orders without a roll in the first turn [5.3, 5.9]", () => {
    const [chief, general] = commanderCards(duchyOfWarsaw);
    expect(chief?.who.name).toBe("Książę Józef Poniatowski");
    expect(general?.needs?.rows).toEqual([
      ["obrona", "2+", "4+", "6+"],
      ["ruch", "3+", "5+", "7+"],
      ["natarcie", "5+", "7+", "9+"],
    ]);
    expect(general?.rows.map(({ first, all }) => [first, all])).toContainEqual(["auto", ""]);
    expect(general?.lines.join()).toContain("+2");
  });

  it("let orders of a single division's commander succeed by themselves [13.4]", () => {
    const [division] = duchyOfWarsaw.formations;
    if (!division) throw new Error("The sample has a division.");
    const led = { ...duchyOfWarsaw, formations: [{ ...division, general: null }] };
    const card = commanderCards(led).at(-1);
    expect(card?.needs).toBeNull();
    expect(card?.rows.map(({ all }) => all)).toContain("auto");
  });
});

describe("labels", () => {
  it("are one a base, as wide as it, and one a commander and train [1.1, 9.5]", () => {
    const { labels } = sheetOf(duchyOfWarsaw);
    const [widest] = labels?.sets ?? [];
    expect(widest?.widthMm).toBe(40);
    expect(widest?.labels).toHaveLength(11 + 3 + 1);
    expect(widest?.labels.filter(({ name }) => name === "3. Pułk Piechoty")).toHaveLength(3);
    const [division] = duchyOfWarsaw.formations;
    const small = { id: "x", name: "Działka", unitKind: "foot-4-pounder", bases: 1 };
    const regiments = [{ ...division?.regiments[0], ...small }] as never;
    const list = { ...duchyOfWarsaw, formations: [{ ...division, regiments }] } as ArmyList;
    expect(sheetOf(list).labels?.sets.map(({ widthMm }) => widthMm)).toEqual([40, 30]);
  });

  it.each([33, 34, 35, 36])("have no page with one row, in an army of %i regiments", (count) => {
    const view = rosterView(armyOfRegiments(count));
    const how = { layout: "one", link: "", secrets: null, language: "en", paper: "a4" } as const;
    const file = new PdfFile(press({ work: "roster", view, parts: ["labels"], ...how }).bytes);
    const places = file.pageText(file.pageCount).match(/\d\/\d/g) ?? [];
    expect(file.pageCount).toBe(2);
    expect(places.length).toBeGreaterThan(4);
  });
});

describe("the score sheet", () => {
  it("fills in what half of this army is worth to the opponent, and leaves the rest [12.2]", () => {
    const { score } = sheetOf(duchyOfWarsaw);
    const worths = score?.points.rows.map(({ worth }) => worth.join(" | "));
    expect(worths).toEqual([
      "× 1 | × 1",
      " | 6",
      "10 | 10",
      "5 | 5",
      "5 | 5",
      "× 1 | × 1",
      "× 2 | × 2",
      " | 6",
      " | 6",
      "3 | 3",
    ]);
    expect(score?.players[0].figures.map(([, value]) => value)).toEqual(["13,5", "11", "2", "5"]);
    expect(score?.players[1].figures.every(([, value]) => value === "")).toBe(true);
    expect(score?.players[0].start).toBe(3);
  });
});

/** A list with recognisable text in every field that can be secret. */
const SECRETIVE: ArmyList = {
  ...duchyOfWarsaw,
  formations: duchyOfWarsaw.formations.map((formation) => ({
    ...formation,
    regiments: formation.regiments.map((regiment) => ({
      ...regiment,
      ...(regiment.id === "r1" ? { veteran: "bought" as const, secretStatus: true } : {}),
      notes: "Kryjówka",
      secretNotes: true,
    })),
  })),
  upgrades: [
    { id: "u1", upgrade: "ambush", count: 1, notes: "Kryjówka", secret: false },
    { id: "u2", upgrade: "army-morale-level", count: 1, notes: "", secret: true },
  ],
};

describe("what a list keeps secret", () => {
  it("is on nothing made for the opponent", () => {
    const { cards, labels, score } = sheetOf(SECRETIVE, "opponent");
    const text = JSON.stringify([cards?.cards, labels, score]);
    expect(text).not.toMatch(/Kryjówka|Zasadzka|Podwyższenie/);
    expect(regimentCards(SECRETIVE)[0]?.row.note).toBe("Kryjówka");
    expect(score?.players[0].start).toBe(3);
  });

  it("is neither on the owner's labels nor on the score sheet, which both players see", () => {
    const { cards, labels, score } = sheetOf(SECRETIVE, "owner");
    expect(JSON.stringify(cards?.cards)).toContain("Kryjówka");
    expect(JSON.stringify([labels, score])).not.toMatch(/Kryjówka|Zasadzka|weteran/);
    expect(score?.players[0].start).toBeNull();
  });
});

describe("the code of the short address", () => {
  const address = "https://grundlag.example.org/l/AbCdEfGh23?v=17";

  it("is read back as the address, with its quiet zone and 20 mm at least", () => {
    const code = qrCode(address);
    const side = Number(code?.svg.match(/viewBox="0 0 (\d+)/)?.[1]);
    const dark = [...(code?.svg ?? "").matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, ...at]) =>
      at.map(Number),
    );
    expect(Math.min(...dark.flatMap(([x = 0, y = 0]) => [x, y]))).toBe(4);
    expect(Math.max(...dark.map(([x = 0, , width = 0]) => x + width))).toBe(side - 4);
    expect(((code?.sideMm ?? 0) * (side - 8)) / side).toBeGreaterThanOrEqual(20);
    expect(decodeQR(pixelsOf(dark, side))).toBe(address);
    expect(qrCode("")).toBeNull();
  });

  it("stands on the roster with words for those who cannot see it", () => {
    const view = rosterView(duchyOfWarsaw);
    const how = { layout: "one", parts: ["roster"] as RosterPart[], secrets: null } as const;
    const job = {
      work: "roster",
      view,
      ...how,
      link: address,
      language: "en",
      paper: "a4",
    } as const;
    const bytes = press(job).bytes;
    const file = new PdfFile(bytes);
    expect(file.pageCount).toBe(1);
    expect(file.everything).toContain(`QR code that leads to ${address}`);
    expect(Buffer.from(bytes).toString("latin1")).toContain("pdfuaid");
  });
});

/** The code's stripes as pixels, four for each module. */
function pixelsOf(stripes: readonly number[][], side: number) {
  const scale = 4;
  const width = side * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [x = 0, y = 0, length = 0] of stripes) {
    for (let row = y * scale; row < (y + 1) * scale; row += 1) {
      for (let column = x * scale; column < (x + length) * scale; column += 1) {
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
      }
    }
  }
  return { width, height: width, data };
}

describe("the parts asked for", () => {
  it("are printed, sealed as accessible, and no others", () => {
    const view = rosterView(armyOfRegiments(12));
    const how = {
      layout: "one",
      link: "",
      secrets: null,
      language: "pl",
      paper: "letter",
    } as const;
    const printed = (parts: readonly RosterPart[]) =>
      press({ work: "roster", view, parts, ...how });
    const { bytes } = printed(["cards", "labels", "score-sheet"]);
    const { text, pageCount } = new PdfFile(bytes);
    expect(Buffer.from(bytes).toString("latin1")).toContain("pdfuaid");
    expect(pageCount).toBe(4);
    for (const title of ["Pułki i dowódcy", "Etykiety na podstawki", "Karta wyniku"]) {
      expect(text).toContain(title);
    }
    expect(text).not.toContain("Tabela rozkazów");
    expect(text).not.toMatch(/bwSheets\.|bwRoster\./);
  });
});
