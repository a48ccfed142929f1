import { describe, expect, test } from "vitest";
import type { FormationNode } from "@/lib/domain/belle-alliance/scenario/formation";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { read, told, unitOf } from "../reading";

/** Every formation as a line of its level, name and commander, indented by depth, above its units. */
function outline(nodes: readonly FormationNode[], indent = ""): string[] {
  return nodes.flatMap(({ level, name, commander, units, formations }) => [
    `${indent}${level} ${name}${commander ? ` – ${commander.name}` : ""}`,
    ...units.map((unit) => `${indent}  ${told(unit)}`),
    ...outline(formations, `${indent}  `),
  ]);
}

const codesOf = (text: string) => read(text).doubts.map(({ code }) => code);

describe("units in other languages", () => {
  test.each([
    ["Upplands regemente, 3 bataljoner, 1 450 man", "Upplands regemente | infantry? 1450 [3]"],
    ["Skånska husarerna, 6 skvadroner, 600 man", "Skånska husarerna | hussar 600 [6]"],
    ["Skånska karabinjärerna, 400 man", "Skånska karabinjärerna | carabinier 400"],
    ["Jämtlands fältjägare, 500 man", "Jämtlands fältjägare | jaeger 500"],
    ["Ridande batteri, 6 kanoner", "Ridande batteri | horse-artillery 6x?"],
    ["Minsky pekhotny polk, 2 bat., 980 chel.", "Minsky pekhotny polk | line 980 [2]"],
    ["4-y yegersky polk, 870 chel.", "4-y yegersky polk | jaeger 870"],
    ["Izyumsky gusarsky polk, 8 esk., 800 chel.", "Izyumsky gusarsky polk | hussar 800 [8]"],
    ["Pskovsky dragunsky polk, 440 chel.", "Pskovsky dragunsky polk | dragoon 440"],
    ["4-ya batareynaya rota, 12 orudiy", "4-ya batareynaya rota | foot-artillery 12x?"],
    ["3rd Caçadores (447)", "3rd Caçadores | light 447"],
    ["Cazadores de Barbastro, 331 hombres", "Cazadores de Barbastro | light 331"],
    ["Cazadores a caballo, 250 hombres", "Cazadores a caballo | chasseur 250"],
    ["Guerrilleros de Sánchez: 300 jinetes", "Guerrilleros de Sánchez | cavalry? 300"],
    ["20 pułk jegrów, 350 ludzi", "20 pułk jegrów | jaeger 350"],
    ["Génie, 5 compagnies, 354 hommes", "Génie, 5 compagnies | sapper 354"],
    ["4° Linea, 3 battaglioni, 1.500 uomini", "4° Linea | line 1500 [3]"],
    ["Let dragoner, 480 mand", "Let dragoner | light-dragoon 480"],
    ["Lawson RFA, 6 guns", "Lawson RFA | foot-artillery 6x?"],
    ["Scots Greys 444", "Scots Greys | dragoon 444"],
    ["Krakusi, 520 ludzi", "Krakusi | cavalry? 520"],
  ])("%s", (line, expected) => {
    expect(told(unitOf(line))).toBe(expected);
  });

  test.each([
    ["1st British Brigade", "3rd Caçadores (447)", "portugal"],
    ["1st French Brigade (my notes in English)", "3e de ligne 447", "france"],
    ["Corps russe", "Polsky ulansky polk, 760 chel.", "russia"],
    ["Corps de réserve", "Chevau-légers wurtembergeois 330", "wurttemberg"],
    ["Ejército francés", "3.er regimiento 447", "france"],
    ["Truppe napoletane", "2° Linea 447", "naples"],
    ["British Brigade", "Chasseurs in French service 839", "france"],
  ])("whose troops they are: %s, %s", (above, line, nation) => {
    expect(unitOf(line, above).nation).toBe(nation);
  });

  test("the language of the notes is not that of the troops", () => {
    const text =
      "Armée de Portugal, Salamanca, 22 juillet 1812, my notes in English\n1re division : Foy\n  6e léger (2 bat.) 1.101";
    expect(unitsUnder(read(text).formations).map(({ nation }) => nation)).toEqual(["france"]);
  });
});

describe("headings in other languages", () => {
  test("Swedish", () => {
    const text = `SVENSKA ARMÉN I TYSKLAND (Leipzig)
Överbefälhavare: Kronprins Karl Johan
1. Fördelningen: Generallöjtnant Sandels
1. Brigaden: Överste Brändström
  Kalmar regemente, 2 bataljoner, 880 man
2. Fördelningen: Generallöjtnant Posse
2. Brigaden: Generalmajor Reuterskiöld
  Kronobergs regemente, 2 bataljoner, 900 man
Totalt: 1 780 man`;
    const { formations, stated } = read(text);
    expect(outline(formations)).toEqual([
      "army SVENSKA ARMÉN I TYSKLAND – Kronprins Karl Johan",
      "  division 1. Fördelningen – Generallöjtnant Sandels",
      "    brigade 1. Brigaden – Överste Brändström",
      "      Kalmar regemente | infantry? 880 [2]",
      "  division 2. Fördelningen – Generallöjtnant Posse",
      "    brigade 2. Brigaden – Generalmajor Reuterskiöld",
      "      Kronobergs regemente | infantry? 900 [2]",
    ]);
    expect(stated).toMatchObject([{ men: 1780 }]);
    expect(formations[0]?.note).toBe("Leipzig");
  });

  test("Italian", () => {
    const text = `ARMATA D'ITALIA - Battaglia del Mincio, 8 febbraio 1814
Comandante in capo: Viceré Eugenio
1ª Luogotenenza: Generale Grenier
2ª Divisione: Generale Rouyer
Brigata Schmitz
  9° di linea, 2 battaglioni, 1.050 uomini
Totale: 1.050 uomini`;
    const { formations, stated, doubts } = read(text);
    expect(outline(formations)).toEqual([
      "army ARMATA D'ITALIA - Battaglia del Mincio, 8 febbraio 1814 – Viceré Eugenio",
      "  corps 1ª Luogotenenza – Generale Grenier",
      "    division 2ª Divisione – Generale Rouyer",
      "      brigade Brigata Schmitz",
      "        9° di linea | line 1050 [2]",
    ]);
    expect(stated).toMatchObject([{ men: 1050 }]);
    expect(doubts.map(({ code }) => code)).not.toContain("words-unread");
  });

  test("Spanish", () => {
    const text = `EJÉRCITO DE ANDALUCÍA - Bailén, 19 de julio de 1808
General en jefe: Teniente General Castaños
1ª División: Mariscal de Campo Reding
  Regimiento de Jaén, 1 batallón, 922 hombres`;
    expect(outline(read(text).formations)).toEqual([
      "army EJÉRCITO DE ANDALUCÍA - Bailén, 19 de julio de 1808 – Teniente General Castaños",
      "  division 1ª División – Mariscal de Campo Reding",
      "    Regimiento de Jaén | infantry? 922 [1]",
    ]);
    expect(codesOf(text)).not.toContain("words-unread");
  });

  test("Russian in Latin letters", () => {
    const text = `Srazhenie pri Borodino, 26 avgusta 1812
1-ya Zapadnaya Armiya: general Barclay de Tolly
2-y pekhotny korpus: general Baggovut
4-ya pekhotnaya diviziya: general Virtembergsky
  Minsky pekhotny polk, 2 bat., 980 chel.
2-y kavaleriysky korpus: general Korf
  Pskovsky dragunsky polk, 4 esk., 440 chel.
Itogo: 1420 chel.`;
    expect(outline(read(text).formations)).toEqual([
      "army 1-ya Zapadnaya Armiya – general Barclay de Tolly",
      "  corps 2-y pekhotny korpus – general Baggovut",
      "    division 4-ya pekhotnaya diviziya – general Virtembergsky",
      "      Minsky pekhotny polk | line 980 [2]",
      "  corps 2-y kavaleriysky korpus – general Korf",
      "    Pskovsky dragunsky polk | dragoon 440 [4]",
    ]);
  });
});

describe("commanders", () => {
  test.each([
    ["20e DIVISION : Compans, général de division", "Compans, général de division"],
    ["1re brigade : Pelleport, général de brigade", "Pelleport, général de brigade"],
    ["2. dywizja: Zajączek, gen. dywizji", "Zajączek, gen. dywizji"],
    ["1re division : Foy - detached on the right", "Foy"],
    ["2e division : Clausel – en réserve", "Clausel"],
    ["6e corps : Marmont – duc de Raguse", "Marmont – duc de Raguse"],
    ["3rd Division: Charles - von Alten", "Charles - von Alten"],
  ])("%s", (heading, expected) => {
    const [formation] = read(`${heading}\n  6e léger 600`).formations;
    expect(formation?.commander?.name).toBe(expected);
  });
});

describe("lists in Polish of other troops", () => {
  const text =
    "V Korpus - Lauriston\n151 pułk liniowy: 4 bat., 1720 ludzi\n2 pułk szaserów: 3 szw., 350";

  test("are theirs, whatever the language", () => {
    expect(unitsUnder(read(text).formations).map(({ nation }) => nation)).toEqual([
      "france",
      "france",
    ]);
  });

  test("the number of a regiment is not asked about", () => {
    expect(codesOf(text)).not.toContain("several-numbers");
    expect(codesOf(text)).not.toContain("nation-hinted");
  });
});

test.each([
  [
    "54e, 55e de ligne (Bourgeois) 1.892 h.",
    ["54e de ligne | line ~946", "55e de ligne | line ~946"],
  ],
  ["7e hussards, 3e chasseurs (Bruno)", ["7e hussards | hussar", "3e chasseurs | infantry?"]],
])("an officer behind several regiments: %s", (line, expected) => {
  const units = unitsUnder(read(`Brigade\n  ${line}`).formations);
  expect(units.map(told)).toEqual(expected);
  expect(units[0]?.note).toMatch(/Bourgeois|Bruno/);
});

test("an army in capitals stays so with its commander behind", () => {
  const text = `Kampagne 1814, Bornhöved
SVENSKERNE
Mörners husarer, 450 mand
DANSKERNE under oberst Engelsted
Fynske lette Dragoner, 400 mand`;
  const { formations } = read(text);
  expect(formations.map(({ name, nation }) => [name, nation])).toEqual([
    ["SVENSKERNE", "sweden"],
    ["DANSKERNE under oberst Engelsted", "denmark"],
  ]);
});
