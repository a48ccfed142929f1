import { describe, expect, test } from "vitest";
import { linesOfText } from "@/lib/domain/belle-alliance/import/lines/lines-of-text";
import { readSides } from "@/lib/domain/belle-alliance/import/read-sides";
import {
  type ColumnField,
  type ColumnMapping,
  columnNamed,
} from "@/lib/domain/belle-alliance/import/tables/columns";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { told } from "./reading";

/** Reads a CSV with columns named by hand. */
function readCsv(text: string, columns: ColumnMapping) {
  let count = 0;
  const naming = { newId: () => `n${count++}`, looseName: "Loose", sideName: "Side" };
  const lines = linesOfText(text, { format: "csv", columns });
  const read = readSides(lines, { ...naming, format: "csv", nation: null });
  const units = unitsUnder(read.sides.flatMap(({ formations }) => formations));
  return { ...read, units };
}

const UNCLEAR = `Wer,Wieviel,Bemerk.
54e Ligne,962,late
7e Hussards,439,
`;

describe("columns whose headings are unclear", () => {
  test("come with samples, and their headings say what they hold", () => {
    const before = readCsv(UNCLEAR, {});
    expect(before.tables).toEqual([
      {
        part: null,
        isTable: false,
        columns: [
          { key: "wer", head: "Wer", field: null, samples: ["54e Ligne", "7e Hussards"] },
          { key: "wieviel", head: "Wieviel", field: null, samples: ["962", "439"] },
          { key: "bemerk.", head: "Bemerk.", field: null, samples: ["late"] },
        ],
      },
    ]);
    const after = readCsv(UNCLEAR, { wer: "name", wieviel: "men" });
    expect(after.units.map(told)).toEqual(["54e Ligne | line 962", "7e Hussards | hussar 439"]);
    expect(after.units[0]?.note).toBe("Bemerk.: late");
    expect(after.tables[0]).toMatchObject({ isTable: true });
  });

  test("by their places where there is no heading", () => {
    const bare = "54e Ligne,962,2,late\n7e Hussards,439,4,\n";
    const before = readCsv(bare, {});
    expect(before.tables[0]?.columns.map(({ key, head }) => [key, head])).toEqual([
      ["#1", ""],
      ["#2", ""],
      ["#3", ""],
      ["#4", ""],
    ]);
    const mapping = { "#1": "name", "#2": "men", "#3": "squadrons", "#4": "note" } as const;
    const { units } = readCsv(bare, mapping);
    expect(units.map(told)).toEqual(["54e Ligne | line 962 [2]", "7e Hussards | hussar 439 [4]"]);
    expect(units[0]?.note).toBe("late");
  });

  test("a column that is known can be kept in the notes, or be another", () => {
    const csv = "Unit,Men,Strength\n54e Ligne,962,40\n";
    const { units } = readCsv(csv, { strength: null });
    expect(units[0]).toMatchObject({ men: 962, note: "Strength: 40" });
    expect(readCsv(csv, { men: "note", strength: "men" }).units[0]).toMatchObject({
      men: 40,
      note: "962",
    });
  });
});

/** Headings as spreadsheets, databases and people write them; a null field is kept in the notes. */
const HEADS: readonly (readonly [ColumnField | null, readonly string[]])[] = [
  [
    "commander",
    [
      ...["commander_name", "CommanderName", "commanderName", "Commander Name", "commander-name"],
      ...["COMMANDER", "Commander:", "Commander (1815)", "Commanders", "Commander’s name", "Cmdr."],
      ...["Name of commander", "Name of the commander", "C.O.", "CO", "OC", "Commanding Officer"],
      ...["Officer Commanding", "General", "General officer", "Leader", "Led by", "C-in-C", "GOC"],
      ...["brigade_commander", "Division Commander", "Commander of the brigade", "unit commander"],
      ...["Fører", "fører_navn", "Førerens navn", "Navn på fører", "Chef", "Kommandør", "Leder"],
      ...["Brigadechef", "Regimentschef", "Divisionskommandør", "Kommanderende officer", "Anfører"],
      ...[
        "Dowódca",
        "dowódca_nazwisko",
        "Nazwisko dowódcy",
        "Imię i nazwisko dowódcy",
        "Dowodzący",
      ],
      ...["Dowódca brygady", "dowódca-dywizji", "Komendant", "Pod dowództwem", "D-ca", "Dowódcy"],
      ...["Commandant", "Nom du commandant", "nom_commandant", "Général", "Nom du général", "Chef"],
      ...[
        "Commandant de brigade",
        "Chef de corps",
        "Commandé par",
        "général_de_division",
        "Commandants",
      ],
      ...[
        "Kommandeur",
        "Kommandant",
        "Brigadekommandant",
        "Name des Kommandeurs",
        "kommandeur_name",
        "Befehlshaber",
        "Führer",
        "Anführer",
      ],
      ...["Brigadekommandeur", "Divisionskommandeur", "Oberbefehlshaber", "Kdr.", "Geführt von"],
    ],
  ],
  [
    "name",
    [
      ...["unit", "Units", "unit_name", "unit-name", "unitName", "UnitName", "Unit Name:", "Name"],
      ...[
        "Regiment",
        "Regiments",
        "regiment_name",
        "Regt.",
        "Enhed",
        "Enhedens navn",
        "enheds_navn",
      ],
      ...["Navn", "Jednostka", "nazwa_jednostki", "Nazwa oddziału", "Pułk", "Unité", "nom_unité"],
      ...["Nom de l’unité", "Einheit", "Einheiten", "Name der Einheit", "einheit_name", "Truppen"],
    ],
  ],
  [
    "formation",
    [
      ...[
        "Brigade",
        "brigade_name",
        "Brigades",
        "Division:",
        "division-name",
        "Corps",
        "CorpsName",
      ],
      ...["Army", "Army Corps", "Corps d’armée", "Armeekorps", "Name of the division", "Formation"],
      ...["Dywizja", "nazwa_brygady", "Nazwa korpusu", "Brygada", "Verband", "Name des Verbands"],
      "Højere enhed",
    ],
  ],
  ["side", ["Side", "side_name", "Sides", "Strona", "Seite", "Camp", "Partei", "Faction"]],
  [
    "nation",
    [
      ...["Nation", "nation_name", "Nationality", "Country", "Nationalitet", "Land", "Narodowość"],
      ...["Kraj", "Państwo", "nom_pays", "Pays", "Nationalität", "Country of origin"],
    ],
  ],
  [
    "men",
    [
      ...["men", "Men (total)", "men_total", "total_men", "TotalMen", "Strength", "strength [men]"],
      ...["No. of men", "number_of_men", "# of men", "Bayonets", "Sabres", "bayonets_sabres"],
      ...["Bayonets/Sabres", "Effectives", "Present under arms", "Headcount", "Rank & file"],
      ...["Mand", "antal_mand", "Antal soldater", "Styrke (mand)", "Ludzie", "liczba_ludzi"],
      ...["Liczba żołnierzy", "Stan", "Bagnety i szable", "Liczebność:", "Hommes", "nombre_hommes"],
      ...["Effectif", "Effectifs (1812)", "Nombre de soldats", "Mann", "Anzahl Mann", "Stärke"],
      ...["Kopfstärke", "Iststärke", "Anzahl der Soldaten", "Bajonette"],
    ],
  ],
  [
    "squadrons",
    [
      ...[
        "Battalions",
        "Squadrons",
        "Bns",
        "bns_sqns",
        "Bns/Sqns",
        "Bns. & Sqns.",
        "number_of_battalions",
      ],
      ...["Battalions and squadrons", "Bataljoner", "antal_bataljoner", "Eskadroner", "Bataliony"],
      ...[
        "liczba_batalionów",
        "Liczba szwadronów",
        "Bataillons",
        "Nombre de bataillons",
        "Bataillone",
      ],
      ...["Anzahl Schwadronen", "Bataillone/Eskadronen"],
    ],
  ],
  [
    "guns",
    [
      ...[
        "Guns",
        "guns_count",
        "guns_total",
        "Number of guns",
        "#guns",
        "Cannon",
        "Artillery pieces",
      ],
      ...["Kanoner", "antal_kanoner", "Pjecer", "Działa", "liczba_dział", "Liczba armat", "Canons"],
      ...["nombre_canons", "Bouches à feu", "Geschütze", "anzahl_geschütze", "Anzahl der Kanonen"],
    ],
  ],
  [
    "calibre",
    [
      ...["Calibre", "gun_calibre", "Caliber (pdr)", "Kaliber", "Kaliber dział", "Wagomiar", "pdr"],
      ...["Calibre des pièces", "Pfünder", "Geschützkaliber"],
    ],
  ],
  [
    "officers",
    [
      "Officers",
      "number_of_officers",
      "Officerer",
      "Oficerowie",
      "liczba_oficerów",
      "Officiers",
      "Offiziere",
      "Anzahl Offiziere",
    ],
  ],
  [
    "arrival",
    [
      "Arrival",
      "arrival_turn",
      "arrivalTime",
      "Turn of arrival",
      "Ankomst",
      "Ankomsttidspunkt",
      "Tura przybycia",
      "Heure d’arrivée",
      "Ankunftszeit",
      "Entry turn",
    ],
  ],
  [
    "note",
    [
      "Notes",
      "note(s)",
      "Remarks:",
      "Noter",
      "Bemærkninger",
      "Uwagi",
      "Remarques",
      "Commentaires",
      "Bemerkungen",
      "notes/remarks",
    ],
  ],
  [
    null,
    [
      "Horses",
      "Heste",
      "Konie",
      "Chevaux",
      "Pferde",
      "Colour",
      "Rank",
      "number_of_regiments",
      "id",
      "commander_rank",
      "total",
    ],
  ],
];

describe("headings, however they are written", () => {
  test.each(HEADS.flatMap(([field, heads]) => heads.map((head) => [head, field] as const)))(
    "%s",
    (head, field) => expect(columnNamed(head)).toBe(field),
  );
});

describe("a commander's column", () => {
  const commanders = (text: string) =>
    readCsv(text, {}).sides.flatMap(({ formations }) =>
      formations.map(({ name, commander, units }) => [
        name,
        commander?.name,
        units.map((unit) => unit.name),
      ]),
    );

  test.each([
    "name,commander_name,nation,bayonets",
    "unit_name,CommanderName,nation_name,Men (total)",
    "Navn,Fører,Land,Mand",
    "Nazwa,Nazwisko dowódcy,Kraj,Liczba ludzi",
    "Nom,Nom du commandant,Pays,Effectif",
    "Einheit,Name des Kommandeurs,Nation,Kopfstärke",
  ])("names those of formations between their units: %s", (head) => {
    const rows =
      "1st Div,Grauert,Prussia,0\nIR Wedel,,Prussia,1600\n2nd Div,Zech,Saxony,0\nIR Xaver,,Saxony,1400";
    expect(commanders(`${head}\n${rows}\n`)).toEqual([
      ["1st Div", "Grauert", ["IR Wedel"]],
      ["2nd Div", "Zech", ["IR Xaver"]],
    ]);
  });

  test("cells without a field go into the notes of the formation in their row", () => {
    const { sides, doubts } = readCsv(
      "Unit,Men,Colour\n1st Division,,red\n28th Foot,557,blue\n",
      {},
    );
    const [division] = sides[0]?.formations ?? [];
    expect([division?.note, division?.units[0]?.note]).toEqual(["Colour: red", "Colour: blue"]);
    expect(doubts).toContainEqual(
      expect.objectContaining({ code: "columns-kept", params: { names: "Colour" } }),
    );
  });

  test.each([
    ["Brigade,Battalion,Men", "1st Brigade,1/28th Foot,557", "1/28th Foot"],
    ["Brygada,Batalion,Ludzie", "1. Brygada,1. batalion 3. pułku,557", "1. batalion 3. pułku"],
    ["Brigade,Bataillon,Effectif", "1re Brigade,1/54e Ligne,557", "1/54e Ligne"],
  ])("what names one unit is the unit where no other column is: %s", (head, row, name) => {
    expect(readCsv(`${head}\n${row}\n`, {}).units).toMatchObject([{ name, men: 557 }]);
  });
});

describe("columns of fields", () => {
  test("officers, howitzers, arrivals, weapons and weights are read; what is not understood is a note with a doubt", () => {
    const { units, arrivals, doubts } = readCsv(
      `Unit,Men,Officers,Guns,Howitzers,Weapon,Weight,Arrives in bound
95th Rifles,500,20,,,Rifle,,3
Scots Greys,416,,,,sword,Heavy,
Ross’s troop,,,4,2,,,
`,
      {},
    );
    expect(units).toMatchObject([
      { men: 500, weapon: "rifle", note: "Officers: 20" },
      { men: 416, weight: "heavy", note: "Weapon: sword" },
      { guns: 6, howitzers: 2 },
    ]);
    expect(arrivals).toMatchObject([{ id: units[0]?.id, bound: 3, time: null, edge: null }]);
    expect(doubts.filter(({ code }) => code === "words-unread")).toMatchObject([
      { params: { words: "Weapon: sword" } },
    ]);
  });
});

test("each stated total names what it is the total of", () => {
  const { stated, sides } = readCsv("Side,Unit,Men\nRed,A,500\nRed,B,400\nTotal,,950\n", {});
  expect(sides).toHaveLength(1);
  expect(stated).toMatchObject([{ line: 4, men: 950, guns: null }]);
});

test("a total on one indent with the headings is of what it comes nearest to", () => {
  let count = 0;
  const naming = { newId: () => `n${count++}`, looseName: "Loose", sideName: "Side" };
  const text =
    "Army of the North\nII Corps\n1st Brigade\n1st Line 500\n2nd Brigade\n2nd Line 400\nTotal: 950 men";
  const lines = linesOfText(text, { format: "text", columns: {} });
  const { stated, sides } = readSides(lines, { ...naming, format: "text", nation: null });
  const whole = sides[0]?.formations[0];
  expect([null, whole?.id]).toContain(stated[0]?.of);
});

test.each<[string, ColumnField]>([
  ["Reggimento", "name"],
  ["Unidad", "name"],
  ["Regemente", "name"],
  ["Esercito", "formation"],
  ["Divisione", "formation"],
  ["Brigata", "formation"],
  ["Brigada", "formation"],
  ["Fördelning", "formation"],
  ["Battaglioni", "squadrons"],
  ["Batallones / Escuadrones", "squadrons"],
  ["Skvadroner", "squadrons"],
  ["Uomini", "men"],
  ["Hombres", "men"],
  ["Efectivos", "men"],
  ["Manskap", "men"],
  ["Cannoni", "guns"],
  ["Piezas", "guns"],
  ["Ufficiali", "officers"],
  ["Comandante", "commander"],
  ["Befälhavare", "commander"],
  ["Nazione", "nation"],
  ["Observaciones", "note"],
])("a heading in Italian, Spanish or Swedish: %s", (head, field) => {
  expect(columnNamed(head)).toBe(field);
});
