import { describe, expect, test } from "vitest";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { read, told, unitOf } from "../reading";

function unitsIn(text: string): string[] {
  return unitsUnder(read(text).formations).map(told);
}

function headings(text: string): (string | null)[][] {
  const [top] = read(text).formations;
  return [top, ...(top?.formations ?? [])].map((each) => [
    each?.name ?? null,
    each?.commander?.name ?? null,
  ]);
}

describe("digits that a scanner took for letters", () => {
  test.each([
    ["Preobrazhensky Guard Regiment, 3 bns, l,680", "guard 1680 [3]"],
    ["Semenovsky Guard Regiment, 3 bns, 1,62O", "guard 1620 [3]"],
    ["Guard Jäger Regiment, 3 bns, 1,5l0", "jaeger 1510 [3]"],
    ["Horse Guard, 4 sqns, 58I", "guard 581 [4]"],
    ["Imperial Battery, l2 guns", "foot-artillery 12x?"],
    ["lst Foot 6OO", "line 600"],
    ["l/28th Foot 557", "line 557"],
  ])("%s", (line, kind) => {
    expect(told(unitOf(line)).split(" | ")[1]).toBe(kind);
  });

  test.each(["IR Il 800", "2. Olmützer Regiment 700", "III/45th Foot 600", "1o Cazadores 500"])(
    "%s keeps its letters",
    (line) => expect(unitOf(line).name).toBe(line.replace(/ \d+$/, "")),
  );
});

describe("lines broken in print", () => {
  test("behind the thousands of a number", () => {
    expect(
      unitsIn("1st Brigade\nLithuanian Guard Regiment, 3 bns, 1,\n610\n28th Foot 500"),
    ).toEqual(["Lithuanian Guard Regiment | guard 1610 [3]", "28th Foot | line 500"]);
  });

  test.each(["Battalion 360", "Regiment 45 (28+583)", "Battery (6+2)"])(
    "%s below a heading is a line of its own",
    (line) => expect(read(`1st Division\n  ${line}`).formations[0]?.units).toHaveLength(1),
  );

  test("before the noun of a name", () => {
    expect(
      unitsIn("1st Brigade\n  Prinz August Infantry\n    Regiment (2)(34/1,188)\n  28th Foot 500"),
    ).toEqual(["Prinz August Infantry Regiment | line 1188 [2]", "28th Foot | line 500"]);
  });
});

describe("headings of books and clubs", () => {
  test.each(["Vanguard: Mohr", "Main body (Bieganski)", "Hauptmacht: Klenau"])("%s", (heading) => {
    expect(read(`${heading}\n28th Foot 500`).formations[0]?.level).toBe("detachment");
  });

  test("a free corps is a unit", () => {
    expect(unitsIn("Vanguard\nLützow Freikorps, 3 bns, 1,500\nHussars 400\nJägers 300")).toEqual([
      "Lützow Freikorps | infantry? 1500 [3]",
      "Hussars | hussar 400",
      "Jägers | jaeger 300",
    ]);
  });

  test("arms below an advance guard at the same indent", () => {
    const { formations } = read(
      "Prussian Advance Guard\nInfantry\nFus. Bn. Rühle 560\nCavalry\nHussars 600\nMain Body\n28th Line 500",
    );
    expect(
      formations.map(({ name, formations: below }) => [name, below.map((each) => each.name)]),
    ).toEqual([
      ["Prussian Advance Guard", ["Infantry", "Cavalry"]],
      ["Main Body", []],
    ]);
  });

  test("brigades below a reserve at the same indent", () => {
    expect(
      headings(
        "Reserve-Kavallerie: Generalmajor v. Röder\nBrigade Wrangel\nHusaren 500\nBrigade Mutius\nUlanen 400",
      ),
    ).toEqual([
      ["Reserve-Kavallerie", "Generalmajor v. Röder"],
      ["Brigade Wrangel", null],
      ["Brigade Mutius", null],
    ]);
  });

  test.each([
    ["I Corps\nHRH the Prince of Orange\n1st Division\n28th Foot 500", "HRH the Prince of Orange"],
    ["LIGHT DIVISION.  Major-General Baron Alten.\n28th Foot 500", "Major-General Baron Alten"],
    ["2nd Bde, Karl of Mecklenburg:\n  1st IR 500", "Karl of Mecklenburg"],
    ["Advance guard, Katzler:\n  1st Hussars 500", "Katzler"],
  ])("the commander: %s", (text, commander) => {
    expect(read(text).formations[0]?.commander?.name).toBe(commander);
    expect(unitsUnder(read(text).formations)).toHaveLength(1);
  });

  test("a place and a nation above the first heading are the title", () => {
    const { formations } = read("Orthez - French\n\nHarispe's Division\n28th Line 500");
    expect(unitsUnder(formations).map(({ name, nation }) => [name, nation])).toEqual([
      ["28th Line", "france"],
    ]);
  });

  test("a nation's forces above the title of the battle", () => {
    const { formations } = read(
      "French Forces\nBattle of Craonne, 7 March 1814\n\n1st Division\n28th Line 500",
    );
    expect(unitsUnder(formations).map(({ name, nation }) => [name, nation])).toEqual([
      ["28th Line", "france"],
    ]);
  });

  test("a nation above an arm", () => {
    const { formations } = read(
      "Britain\nArtillery\n  Foot battery 6 guns\n1st Brigade\n  28th Foot 500",
    );
    expect(formations.map(({ name, units }) => [name, units.length])).toEqual([["Britain", 0]]);
  });

  test("a place between the title and the date is no unit", () => {
    expect(
      unitsIn("French Order of Battle\nGrossbeeren\n23 August 1813\n\n1st Division\n28th Line 500"),
    ).toEqual(["28th Line | line 500"]);
  });
});

describe("what a formation has in all does not make it a unit", () => {
  test("a brigade's men, beside units of another body below", () => {
    const text =
      "Wheatley's Brigade (1,764)\n1/28th Foot 460\n2/67th Foot 527\n2/87th Foot 777\nFlank Battalions\nBrowne's flank companies 536";
    expect(headings(text)[0]).toEqual(["Wheatley's Brigade", null]);
    expect(read(text).stated).toMatchObject([{ men: 1764 }]);
  });

  test.each(["Infantry Division Koch / 6 bns", "Infantry Division Koch, 6 bns"])(
    "%s",
    (heading) => {
      const text = `${heading}\n2nd IR 2 bns 980\n4th IR 2 bns 1,010`;
      expect(headings(text)[0]).toEqual(["Infantry Division Koch", null]);
      expect(read(text).formations[0]?.note).toBe("6 bns");
      expect(unitsIn(text)).toHaveLength(2);
    },
  );
});

describe("what is said of each and what of all", () => {
  test.each([
    ["Ekaterinburg IR, Rylsk IR (2 bns each), 2,300 men", ["line ~1150 [2]", "line ~1150 [2]"]],
    [
      "54e et 55e de ligne (2 bataillons chacune), 2 000 hommes",
      ["line ~1000 [2]", "line ~1000 [2]"],
    ],
    ["IR 2, IR 33 (500 each)", ["line 500", "line 500"]],
    ["Odessa, Vilna, Simbirsk IRs (2 bns each)", ["line [2]", "line [2]", "line [2]"]],
  ])("%s", (line, kinds) => {
    expect(unitsIn(`1st Division\n  ${line}`).map((unit) => unit.split(" | ")[1])).toEqual(kinds);
  });

  test("commas inside brackets part no units", () => {
    expect(
      unitsIn("Division\n  Cavalry: 1st Mtd. Jägers (4 sq., 420), Derpt Mtd. Jägers (4 sq., 440)"),
    ).toEqual(["1st Mtd. Jägers | chasseur 420 [4]", "Derpt Mtd. Jägers | chasseur 440 [4]"]);
  });
});

describe("kinds that their words hid", () => {
  test.each([
    ["Ross's Troop R.H.A. (6 guns)", "horse-artillery 6x?"],
    ["3rd Caçadores 510", "light 510"],
    ["Cazadores a caballo 300", "chasseur 300"],
    ["2 horse guns", "horse-artillery 2x?"],
    ["20/6e Foot Art. 8 guns", "foot-artillery 8x?"],
    ["2/1e Horse Art. 6 guns", "horse-artillery 6x?"],
    ["I.-R. Nr. 17 Reuß-Plauen (3 B.) 2 985", "line 2985 [3]"],
  ])("%s", (line, kind) => {
    expect(told(unitOf(line)).split(" | ")[1]).toBe(kind);
  });

  test("plain chasseurs under light cavalry in short", () => {
    expect(unitsIn("Jacquinot's Light Cav\n  3e Chasseurs 365")).toEqual([
      "3e Chasseurs | chasseur 365",
    ]);
  });

  test("batteries counted by one, behind each other", () => {
    expect(unitsIn("Division\n  1 6pfd. Brig.-Batt. (8 Gesch.), 1 Kav.-Batt. (6 Gesch.)")).toEqual([
      expect.stringContaining("foot-artillery 8x6"),
      expect.stringContaining("horse-artillery 6x?"),
    ]);
  });

  test("companies of foot under the artillery are batteries", () => {
    expect(unitsIn("Artillery\n  18/6e Foot, 90 men\n1st Brigade\n  1/28th Foot 90")).toEqual([
      "18/6e Foot | foot-artillery 90",
      "1/28th Foot | line 90",
    ]);
  });

  test("Austrian Grenzer are no Illyrians", () => {
    const [unit] = unitsUnder(read("Austrian Corps\n  Wallach-Illyrian Grenz 13 1,350").formations);
    expect(unit?.nation).toBe("austria");
  });

  test("pounds in short are no horses", () => {
    expect(told(unitOf("Brigadebatt. 6pf., 8 Gesch."))).toBe("Brigadebatt. | foot-artillery 8x6");
  });

  test("a calibre among the remarks", () => {
    expect(unitsIn("Unit,Men,Guns,Remarks\nHorse Battery Steinwehr,130,8,6pdr")).toEqual([
      "Horse Battery Steinwehr | horse-artillery 130 8x6",
    ]);
  });
});
