import { describe, expect, test } from "vitest";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { read, told, unitOf } from "../reading";

const linesOf = (text: string) => unitsUnder(read(text).formations).map(told);
const codesOf = (text: string) => read(text).doubts.map(({ code }) => code);

describe("kinds of troops in other words", () => {
  test.each([
    ["5. schles. Landw.-Inf.-Rgt., 2.410 Mann", "5. schles. Landw.-Inf.-Rgt. | landwehr 2410"],
    ["Füs.-Btl. v. Rosen 640", "Füs.-Btl. v. Rosen | fusilier 640"],
    ["Rgt de mousquetaires de Viborg 900", "Rgt de mousquetaires de Viborg | line 900"],
    ["25e demi-brigade 1.400", "25e demi-brigade | line 1400"],
    ["18e demi-brigade légère 1.300", "18e demi-brigade légère | light 1300"],
    ["Voluntarios de Granada 743", "Voluntarios de Granada | infantry? 743"],
    ["Granaderos provinciales 743", "Granaderos provinciales | grenadier 743"],
    ["Regimiento de Ceuta, 3 batallones, 795 hombres", "Regimiento de Ceuta | infantry? 795 [3]"],
    ["Caballería de Borbón, 3 escuadrones, 401 jinetes", "Caballería de Borbón | cavalry? 401 [3]"],
    ["6 piezas de a caballo", "6 piezas a caballo | horse-artillery 6x?"],
    [
      "2° Reggimento di Linea, 4 battaglioni, 2.550 uomini",
      "2° Reggimento di Linea | line 2550 [4]",
    ],
    ["Dragoni della Regina – 2 squadroni – 400 cavalli", "Dragoni della Regina | dragoon 400 [2]"],
    ["1 batteria a cavallo, 6 pezzi", "1 batteria a cavallo | horse-artillery 6x?"],
    ["Granatieri della Guardia 720", "Granatieri della Guardia | grenadier 720"],
    ["Reit. Batterie Nr. 2 (8 Geschütze)", "Reit. Batterie Nr. 2 | horse-artillery 8x?"],
    ["Litthauisches Drag.-Rgt. 4 Esk., 420 Pf.", "Litthauisches Drag.-Rgt. | dragoon 420 [4]"],
    ["IR39 Duka 500", "IR39 Duka | line 500"],
    [
      "Pułk 12 pieszy (Weyssenhoff)..........ludzi 1400",
      "Pułk 12 pieszy (Weyssenhoff) | line 1400",
    ],
    ["Kav. Marulaz 1.500", "Kav. Marulaz | cavalry? 1500"],
    ["3 Kav.Batt. á 6 Geschütze", "3 Kav.Batt. á 6 Geschütze | horse-artillery 18x?"],
    ["7e hussards (3 esc. 439 cav.)", "7e hussards | hussar 439 [3]"],
    ["47th Light Company (12 guns)", "47th Light Company | foot-artillery 12x?"],
    ["3. leichte Kompanie, 8 Geschütze", "3. leichte Kompanie | foot-artillery 8x?"],
  ])("%s", (line, expected) => {
    expect(told(unitOf(line))).toBe(expected);
  });

  test.each([
    ["Granatieri della Guardia 720"],
    ["Svea Livgarde 980"],
    ["Regimiento de Guardias Valonas 852"],
  ])("guards: %s", (line) => {
    expect(unitOf(line).guard).toBe(true);
  });

  test("national guards are none", () => {
    expect(unitOf("Guardia Nazionale 600").guard).toBe(false);
  });
});

describe("numbers in other words", () => {
  test.each([
    ["3rd Line 6-700", "3rd Line | line ~650"],
    ["Husaren 3-400 Mann", "Husaren | hussar ~350"],
    ["7e Ligne 12-1300", "7e Ligne | line ~1250"],
    ["IR 4-500", "IR 4 | line 500"],
    ["Kaunitz Infantry Regiment #20 (3)(2,804)", "Kaunitz Infantry Regiment #20 | line 2804 [3]"],
    ["Artylerya: dział 6", "Artylerya | foot-artillery 6x?"],
    ["Foot battery, guns: 8", "Foot battery | foot-artillery 8x?"],
    ["Reitende Batterie, Geschütze 8", "Reitende Batterie | horse-artillery 8x?"],
    ["10th Line (3 bns) 2,400ish", "10th Line | line ~2400 [3]"],
    ["10e de ligne, 1 400 hommes environ", "10e de ligne | line ~1400"],
    ["Batterie à pied (6 de 12, 2 obusiers)", "Batterie à pied | foot-artillery 8x12"],
    [
      "Captain Bolton's foot battery . . 5 guns",
      "Captain Bolton's foot battery | foot-artillery 5x?",
    ],
    ["6th Line (less than 400)", "6th Line | line ~400"],
    ["6. pułk piechoty, mniej niż 400", "6. pułk piechoty | line ~400"],
    ["6e de ligne, moins de 400 hommes", "6e de ligne | line ~400"],
    [
      "Two six-pounder foot batteries (16 guns)",
      "Two 6-pounder foot batteries | foot-artillery 16x6",
    ],
    ["6. pułk ułanów, 501 jeźdźców", "6. pułk ułanów | uhlan 501"],
    ["Chevauxlegers Nr. 3 (6 Esk., 770 Pf.)", "Chevauxlegers Nr. 3 | chevauleger 770 [6]"],
  ])("%s", (line, expected) => {
    expect(told(unitOf(line))).toBe(expected);
  });

  test.each([
    "Park: 2 x 12pdr, 8 x 6pdr",
    "Park: 2 12-Pfünder, 8 6-Pfünder",
    "Park : 2 12-livres, 8 6-livres",
  ])("guns of two calibres are of the more frequent one, and asked about: %s", (line) => {
    expect(unitOf(line)).toMatchObject({ guns: 10, calibrePd: 6 });
    expect(codesOf(`Artillery\n  ${line}`)).toContain("words-unread");
  });
});

describe("whose troops they are", () => {
  test.each([
    ["IR Nr. 38 Württemberg (2 bns) 1.300", "austria"],
    ["Dragoner Nr. 3 Bayern 500", "austria"],
    ["28. Inf. Regt. (ex Berg) 1.900", "austria"],
    ["28. Inf. Regt. (ehem. Berg) 1.900", "austria"],
    ["28e régiment (ancien Berg) 1.900", "austria"],
    ["Württemberg Infantry Regiment #4 Franquemont 600", "wurttemberg"],
    ["Würzburg Infantry Regiment #23 (3)(2,614)", "austria"],
    ["Infanterie-Regiment Württemberg Nr. 38 1.300", "austria"],
    ["Jäger-Bataillon (Bayern) 600", "bavaria"],
    ["Sympher's horse battery (K.G.L.), 6 guns", "kgl"],
  ])("%s", (line, nation) => {
    const { formations } = read(`Austrian Corps\n  ${line}`);
    expect(unitsUnder(formations).map((unit) => unit.nation)).toEqual([nation]);
  });
});

describe("units on one line", () => {
  test.each([
    [
      "Brigade A\n  IR Nr. 20 Kaunitz (3 bns), IR Nr. 38 Zach (2 bns)",
      ["IR Nr. 20 Kaunitz | line [3]", "IR Nr. 38 Zach | line [2]"],
    ],
    [
      "Cavalry: 1st Hussars, 6 sqns (600); 2nd Dragoons, 4 sqns (380 sabres)",
      ["1st Hussars | hussar 600 [6]", "2nd Dragoons | dragoon 380 [4]"],
    ],
    [
      "1st Division\n  Hay's Brigade: 3/1st Foot 900\n  Dunlop's Brigade: 1/59th Foot 700",
      ["3/1st Foot | line 900", "1/59th Foot | line 700"],
    ],
    [
      "1st Division\n  Hay's Brigade: { 3/1st Foot ... 900\n                { 1/9th Foot ... 800",
      ["3/1st Foot | line 900", "1/9th Foot | line 800"],
    ],
    [
      "1. Division\n  Brigade Hake: 2. Garde-Regiment 900\n                1. Linien-Regiment 800",
      ["2. Garde-Regiment | guard 900", "1. Linien-Regiment | line 800"],
    ],
    [
      "1re division\n  Brigade Candras. — 10e légère (2 bataillons) ; 35e de ligne (2 bataillons)",
      ["10e légère | light [2]", "35e de ligne | line [2]"],
    ],
    [
      "1. Division\n  Brigade Hake – 2. Linien-Regiment 900; 4. Linien-Regiment 800",
      ["2. Linien-Regiment | line 900", "4. Linien-Regiment | line 800"],
    ],
    [
      "1 dywizja\n  Brygada Mielżyńskiego – 3 pp 2100, 15 pp 2050",
      ["3 pp | line 2100", "15 pp | line 2050"],
    ],
    ["1st Division\n  Hay's Brigade - 3/1st Foot 900", ["3/1st Foot | line 900"]],
    [
      "1. Division\n  9th Bde: 1st Line 1,900, 6th Reserve Regt 1,800, 2nd Hussars",
      ["1st Line | line 1900", "6th Reserve Regt | reserve 1800", "2nd Hussars | hussar"],
    ],
    [
      "Brigade A\n  Wiener Freiwillige 700\n  2/4e ligne, 2/18e ligne, 2/88e ligne (je 1 Btl., ca. 600)",
      [
        "Wiener Freiwillige | infantry? 700",
        "2/4e ligne | line ~600 [1]",
        "2/18e ligne | line ~600 [1]",
        "2/88e ligne | line ~600 [1]",
      ],
    ],
    [
      "•\t1st Division: Morand\no\t1st Brigade: Dalton – 13th Light Regiment (5 bns)\no\t33rd Line 900",
      ["33rd Line | line 900", "13th Light Regiment | light [5]"],
    ],
    [
      "Brigade\n  1/3rd Foot . . . 27 officers, 728 men\n  2/31st Foot . . . 20  ,,  398  ,,\n  2/48th Foot . . . 29 ”  423 ”",
      ["1/3rd Foot | line 728", "2/31st Foot | line 398", "2/48th Foot | line 423"],
    ],
    ["[list]\n[*][b]1st Brigade[/b]\n[*]7th Line 600\n[/list]", ["7th Line | line 600"]],
    [
      "Brigade\n  Leib-Kür.-Rgt. 500\n  2. Kür.Rgt. 400\nzus. 900 Mann",
      ["Leib-Kür.-Rgt. | cuirassier 500", "2. Kür.Rgt. | cuirassier 400"],
    ],
    [
      "Brigade\n  52nd, 1st battalion 1,038\n  71st, 1st ditto 810\n  95th, 2nd do. 585",
      [
        "52nd, 1st battalion | infantry? 1038",
        "71st, 1st battalion | infantry? 810",
        "95th, 2nd battalion | infantry? 585",
      ],
    ],
    [
      "Brigade\n  2nd Light, 4 battalions . . 2,340\\\n  61st Line, 2   ,,  . . 857\n  72nd Line, 2 ” 970",
      ["2nd Light | light 2340 [4]", "61st Line | line 857 [2]", "72nd Line | line 970 [2]"],
    ],
    [
      "Brigade\n  1st Line battalion 411\n  2nd ditto 437",
      ["1st Line battalion | line 411", "2nd Line battalion | line 437"],
    ],
  ])("%s", (text, expected) => {
    expect(linesOf(text)).toEqual(expected);
  });

  test("a table's cell may name several units", () => {
    expect(
      linesOf("Brigade\tRegiments\nBrigade A\tIR Nr. 12 Zach (3 bns), IR Nr. 23 Kaunitz (2 bns)"),
    ).toEqual(["IR Nr. 12 Zach | line [3]", "IR Nr. 23 Kaunitz | line [2]"]);
  });
});

describe("headings and remarks", () => {
  const headings = (text: string) => {
    const all: string[] = [];
    const add = ({ formations }: ReturnType<typeof read>) => {
      for (const each of formations) {
        all.push(`${each.level} ${each.name}${each.commander ? ` – ${each.commander.name}` : ""}`);
        add({ formations: each.formations } as ReturnType<typeof read>);
      }
    };
    add(read(text));
    return all;
  };

  test.each([
    ["Second Division: Lieut.-General Hill", ["division Second Division – Lieut.-General Hill"]],
    ["SECOND DIVISION. Lieut.-General Hill", ["division SECOND DIVISION – Lieut.-General Hill"]],
    [
      "Third British Brigade. Maj.-General Adam",
      ["brigade Third British Brigade – Maj.-General Adam"],
    ],
    [
      "Zweite Division. Generalleutnant Deroy",
      ["division Zweite Division – Generalleutnant Deroy"],
    ],
    ["Première division. Général Morand", ["division Première division – Général Morand"]],
    ["FOURTH DIVISION (Major-General COLE).", ["division FOURTH DIVISION – Major-General COLE"]],
    ["2. Division (Generalleutnant Deroy).", ["division 2. Division – Generalleutnant Deroy"]],
    ["Colborne’s Brigade:—", ["brigade Colborne’s Brigade"]],
    ["15a Divisione: generale Pino", ["division 15a Divisione – generale Pino"]],
    [
      "Quarto Corpo d’Armata – Principe Eugenio",
      ["corps Quarto Corpo d’Armata – Principe Eugenio"],
    ],
  ])("%s", (heading, expected) => {
    const text = `${heading}\n7th Line 600\n8th Line 700`;
    expect(headings(text)).toEqual(expected);
    expect(codesOf(text)).not.toContain("words-unread");
  });

  test.each([
    ["Armée d’Italie", "Austrian rearguard: GM Sebottendorf", true],
    ["Armée d’Italie", "Arrière-garde autrichienne : général Sebottendorf", true],
    ["Armée d’Italie", "Polish rearguard: General Dombrowski", false],
  ])("an enemy below an army of no stated nation is asked about: %s, %s", (army, other, asked) => {
    const { doubts } = read(
      `${army}\nDivision Masséna\n21e de ligne 900\n1er hussards 300\n${other}\nGrenadiers 700`,
    );
    expect(doubts.some(({ code }) => code === "sides-open")).toBe(asked);
  });

  test("marks of different depth are levels", () => {
    expect(
      headings(
        "FRENCH ARMY\n> Guard Corps - Grand Duke Constantine\n>> 1st Guard Brigade\n>> 7th Line 600",
      ),
    ).toEqual([
      "army FRENCH ARMY",
      "corps Guard Corps – Grand Duke Constantine",
      "brigade 1st Guard Brigade",
    ]);
  });

  test.each([
    ["Vimeiro", "1st Brigade: Hill"],
    ["Wagram", "II Korps: Hohenzollern"],
    ["Raszyn", "Brygada Sokolnickiego"],
  ])("a place above everything is no unit: %s", (place, heading) => {
    const { formations, doubts } = read(`${place}\n${heading}\n  7th Line 600`);
    expect(unitsUnder(formations).map(({ name }) => name)).toEqual(["7th Line"]);
    expect(doubts.filter(({ line }) => line === 1).map(({ code }) => code)).toEqual([
      "line-unread",
    ]);
  });

  test.each([
    "(Source: Siborne, 1815, p. 342; https://example.org)",
    "[3] According to Siborne only 6 guns.",
    "Losses: 540 killed and wounded",
    "Verluste: 540 Tote und Verwundete",
    "Straty: 540 ludzi",
    "Pertes : 540 hommes",
    "Pertes à Waterloo : inconnues",
    "Verluste bei Wagram: unbekannt",
    "From Wikipedia, the free encyclopedia",
    "Aus Wikipedia, der freien Enzyklopädie",
    'Retrieved from "https://example.org/wiki"',
    "ADCs: Capt. de la Motte, Lt. Hutin",
  ])("what is no unit: %s", (line) => {
    const { formations, doubts, stated } = read(`1st Brigade\n  7th Line 600\n  ${line}`);
    expect(unitsUnder(formations).map(({ name }) => name)).toEqual(["7th Line"]);
    expect(stated).toEqual([]);
    const isKept =
      formations[0]?.note.includes(line) || doubts.some(({ text }) => text.trim() === line);
    expect(isKept).toBe(true);
  });
});
