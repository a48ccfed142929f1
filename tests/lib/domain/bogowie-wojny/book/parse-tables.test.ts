import { describe, expect, it } from "vitest";
import { armyBookSchema } from "@/lib/domain/bogowie-wojny/book/army-book";
import { parseTables } from "@/lib/domain/bogowie-wojny/book/paste/parse-tables";
import { codeOf, TRAIT_WORDS } from "@/lib/domain/bogowie-wojny/book/paste/words";
import { foldText } from "@/lib/domain/document/fold-text";
import { LANGUAGES } from "@/lib/domain/document/language";
import { loadMessages } from "@/lib/i18n/messages";
import { bookJson } from "./book-of";

function parse(text: string) {
  let made = 0;
  const read = parseTables(text, { language: "pl", newId: () => `n${made++}` });
  const { entries, commanders } = read;
  expect(
    armyBookSchema.safeParse(bookJson({ entries, commanders, formations: [] })).error,
  ).toBeUndefined();
  return read;
}
const doubtsOf = (text: string) =>
  parse(text).doubts.map(({ line, code, text: of }) => [line, code, of]);

const LINE = {
  names: { pl: "Piechota liniowa" },
  unitKind: "line-infantry",
  traits: ["skirmishers", "square", "ordre-mixte"],
  profile: {
    moveLineCm: 17,
    moveColumnCm: 26,
    weapon: "musket",
    rangeCm: 8,
    fightingValue: 2,
    firepower: 3,
    endurance: 5,
    morale: 7,
    specialRules: "",
  },
};
const LIGHT = {
  ...LINE,
  names: { pl: "Piechota lekka" },
  unitKind: "light-infantry",
  traits: ["skirmishers", "square", "ordre-mixte", "light-infantry"],
};

describe("the table of 2.8, pasted", () => {
  it.each([
    [
      "as the PDF gives it",
      `Typ jednostki Ruch Broń WB SO WTR Morale Zasady specjalne/Typ jednostki

Piechota liniowa 17/26 Muszkiet 8
cm 2 3 5 7 Tyraliera, czworobok,

ordre mixte

Piechota lekka 17/26 Muszkiet 8
cm 2 3 5 7

Tyraliera, czworobok,
ordre mixte
Lekka piechota
`,
    ],
    [
      "from a spreadsheet",
      "Typ jednostki\tRuch\tBroń\tWB\tSO\tWTR\tMorale\tZasady specjalne\nPiechota liniowa\t17/26\tMuszkiet 8 cm\t2\t3\t5\t7\tTyraliera, czworobok, ordre mixte\nPiechota lekka\t17/26\tMuszkiet 8 cm\t2\t3\t5\t7\tTyraliera, czworobok, ordre mixte, Lekka piechota",
    ],
    [
      "as CSV with quotes, the columns in another order",
      'Typ;SO;WB;Ruch;"Broń";Morale;WTR;Zasady\r\nPiechota liniowa;3;2;17 / 26;"Muszkiet 8 cm";7;5;"Tyraliera; czworobok; ordre\nmixte"\r\nPiechota lekka;3;2;17/26;Muszkiet 8;7;5;"Tyraliera, czworobok, ordre mixte, lekka piechota"\r\n',
    ],
    [
      "without headings, between bars",
      "| Piechota liniowa | 17/26 | Muszkiet 8 cm | 2 | 3 | 5 | 7 | tyraliera, czworobok, ordre mixte |\n| Piechota lekka | 17/26 | Muszkiet 8 cm | 2 | 3 | 5 | 7 | tyraliera, czworobok, ordre mixte, lekka piechota |",
    ],
  ])("is read %s", (_, text) => {
    const { entries, doubts } = parse(text);
    expect(entries).toMatchObject([LINE, LIGHT]);
    expect(doubts).toEqual([]);
  });

  it("takes canister, loads and a dash for what is open", () => {
    const [guns] = parse(
      "Artyleria pułkowa\t12\tArmata 30 cm\t–\t1\t3\t7\tkartacze 10 cm, 3 ładunki, artyleria pułkowa",
    ).entries;
    expect(guns).toMatchObject({
      unitKind: "regimental-artillery",
      traits: ["regimental-artillery"],
      profile: {
        moveLineCm: 12,
        moveColumnCm: 12,
        weapon: "gun",
        rangeCm: 30,
        fightingValue: null,
        canisterRangeCm: 10,
        ammunition: 3,
      },
    });
  });

  it("loses nothing it cannot read, and names the line", () => {
    const text =
      "Typ\tRuch\tBroń\tWB\tSO\tWTR\tMorale\tZasady\nSzaserzy\tszybko\tRusznica 6 cm\t2+1\t1\t4\t7\todważni\tdopisek";
    const [unit] = parse(text).entries;
    expect(unit?.profile).toMatchObject({
      weapon: null,
      weaponName: "Rusznica",
      rangeCm: 6,
      fightingValue: null,
      specialRules: "odważni, szybko, 2+1, dopisek",
    });
    expect(doubtsOf(text)).toEqual([
      [2, "kind-open", "Szaserzy"],
      [2, "not-a-figure", "szybko"],
      [2, "weapon-own-word", "Rusznica"],
      [2, "not-a-figure", "2+1"],
      [2, "too-many-cells", "dopisek"],
    ]);
  });

  it.each([
    [
      "a quoted cell behind an empty one at a line's end",
      'Typ;Ruch;Broń;WB;SO;WTR;Morale;Zasady\nLandwehra;15/22;Muszkiet 8;1;2;4;6;\n"Huzarzy; 1. pułk";45;Karabinek 5;2;;4;7;"flankierzy; ""śmierć"""',
    ],
    [
      "quoted cells behind empty ones between tabs",
      'Landwehra\t15/22\tMuszkiet 8\t1\t2\t4\t6\t\n"Huzarzy; 1. pułk"\t45\tKarabinek 5\t2\t\t"4"\t7\t"flankierzy; ""śmierć"""',
    ],
  ])("keeps every cell in its row and column: %s", (_, text) => {
    const { entries, doubts } = parse(text);
    expect(entries).toMatchObject([
      { names: { pl: "Landwehra" }, profile: { morale: 6, specialRules: "" } },
      {
        names: { pl: "Huzarzy; 1. pułk" },
        unitKind: "light-cavalry",
        traits: ["flankers"],
        profile: {
          moveLineCm: 45,
          fightingValue: 2,
          firepower: null,
          endurance: 4,
          morale: 7,
          specialRules: '"śmierć"',
        },
      },
    ]);
    expect(doubts).toEqual([]);
  });

  it("moves no cell of a row that has neither name nor rules", () => {
    const text = "Typ\tRuch\tBroń\tWB\tSO\tWTR\tMorale\tZasady\n\t17/26\tMuszkiet 8\t2\t3\t5\t7\t";
    expect(parse(text).entries[0]?.profile).toMatchObject({ moveLineCm: 17, morale: 7 });
  });

  it("says which line of prose it could not read", () => {
    expect(doubtsOf("Coś zupełnie innego")).toEqual([[1, "unread-line", "Coś zupełnie innego"]]);
  });
});

describe("the table of 6.2, pasted", () => {
  it("gives names, roles, values and rules", () => {
    const { commanders, doubts } = parse(
      "Imię i nazwisko\tFunkcja\tUmiejętności\tZasady specjalne\nLouis Friant\tgenerał piechoty\t1\t+1 przy natarciu\nMurat\tdowódca korpusu, generał kawalerii\t+2\tniesubordynowany furiat\nX\twódz naczelny\t−2\tpasywny",
    );
    expect(commanders).toMatchObject([
      {
        name: "Louis Friant",
        roles: ["general-of-infantry"],
        commandValue: 1,
        specialRule: "+1 przy natarciu",
      },
      {
        roles: ["corps-commander", "general-of-cavalry"],
        commandValue: 2,
        traits: ["insubordinate"],
      },
      { roles: ["commander-in-chief"], commandValue: -2, traits: ["passive"], specialRule: "" },
    ]);
    expect(doubts).toEqual([]);
  });

  it("names who comes without a function, as where it was a picture", () => {
    const text =
      "Nazwisko\tFunkcja\tWartość dowodzenia\tZasady\nLouis Friant\t\t1\t+1 przy natarciu";
    expect(doubtsOf(text)).toEqual([[2, "role-missing", "Louis Friant"]]);
  });

  it("doubts a general of no arm, an unknown function and a value beyond the book's", () => {
    const text =
      "Nazwisko,Funkcja,Umiejętności,Zasady\nA,generał dywizji,1,\nB,kapelan,0,\nC,wódz naczelny,4,";
    expect(doubtsOf(text)).toEqual([
      [2, "arm-of-general", "generał dywizji"],
      [3, "role-open", "kapelan"],
      [4, "not-a-figure", "4"],
    ]);
    expect(parse(text).commanders[2]).toMatchObject({ commandValue: null, specialRule: "4" });
  });
});

it.each(LANGUAGES)("a trait is read in %s by the words our own pages have for it", (language) => {
  const { trait } = loadMessages(language).armyBook as { trait: Record<string, string> };
  const read = Object.entries(trait).map(([code, words]) => [
    code,
    codeOf(TRAIT_WORDS, foldText(words)),
  ]);
  expect(read.filter(([code, back]) => code !== back)).toEqual([]);
});

it("reads a Danish table of commanders by our own headings", () => {
  const text = "Navn\tFunktion\tFøringsværdi\tSærregler\nBo Lund\tinfanterigeneral\t2\t";
  expect(parse(text).commanders).toMatchObject([{ name: "Bo Lund", commandValue: 2 }]);
});
