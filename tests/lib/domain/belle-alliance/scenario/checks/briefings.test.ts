import { describe, expect, test } from "vitest";
import { checkScenario } from "@/lib/domain/belle-alliance/scenario/check";
import type { ScenarioFindingCode } from "@/lib/domain/belle-alliance/scenario/finding-codes";
import { isSameName } from "@/lib/domain/belle-alliance/scenario/inflected-names";
import type { Language } from "@/lib/domain/document/language";
import { formation, scenario, side, unit } from "../build";

const places = (...names: string[]) =>
  names.map((name, i) => ({ kind: "place", id: `p${i}`, name, xCm: 50, yCm: 50 }));

const told = (
  code: ScenarioFindingCode,
  texts: object,
  {
    language = "en",
    hidden = true,
    common = "",
  }: { language?: Language; hidden?: boolean; common?: string } = {},
) =>
  checkScenario(
    scenario({
      language,
      title: "A battle",
      commonKnowledge: common,
      sides: [
        side("s1", { name: "French", ...texts }),
        side("s2", {
          name: "Allies",
          colour: "b",
          formations: [
            formation("f1", {
              name: "VI Corps",
              hidden,
              commander: { name: "General der Kavallerie von Lobau" },
              units: [
                unit("u1", { name: "Foot battery" }),
                unit("u2", { name: "1/24th Warwickshire" }),
              ],
            }),
            formation("f3", { name: "Brigade Wolseley", hidden }),
            formation("f2", { name: "Reserve", commander: { name: "Kempt" } }),
          ],
        }),
      ],
      map: {
        widthCm: 180,
        depthCm: 120,
        features: places("Raszyn", "Falenty", "Michałowice", "Bossu Wood", "Quatre Bras"),
      },
    }),
  )
    .findings.filter((finding) => finding.code === code)
    .map(({ path, params }) => `${path} ${params.name}`);

describe("a task or brief that names a place the map does not have", () => {
  test.each<[Language, string, string[]]>([
    ["en", "Take **Ligny** and hold Raszyn.", ["Ligny"]],
    ["en", "Hold the village of Ligny, then seize Falenty.", ["Ligny"]],
    ["en", "A battalion in order in Ligny at the end of bound 10.", ["Ligny"]],
    ["en", "Take Falenty, Raszyn and Bossu Wood.", []],
    ["en", "Hold Quatre Bras and Raszyn’s church until dark.", []],
    ["en", "Keep the French off the road to Brussels.", []],
    ["en", "Hold the Old Guard back. Take General Kempt prisoner. Defend the Prussians.", []],
    ["en", "Hold the crossroads. Ligny is far away.", []],
    ["da", "Hold Raszyn, og tag derefter Ligny.", ["Ligny"]],
    ["da", "Hold Falentys kirke, og forsvar broen ved Raszyn.", []],
    ["da", "En bataljon i Ligny ved slutningen af træk 8.", ["Ligny"]],
    ["da", "Hold De franske tropper tilbage i September.", []],
    ["pl", "Zdobądź Raszyn i utrzymaj Falenty.", []],
    ["pl", "Utrzymaj most w Raszynie i wieś Michałowice.", []],
    ["pl", "Batalion w Falentach i drugi pod Michałowicami.", []],
    ["pl", "Zajmij Ligny.", ["Ligny"]],
    ["pl", "Broń wsi Sombreffe do zmroku.", ["Sombreffe"]],
  ])("%s: %s", (language, tasks, names) => {
    const at = names.map((name) => `/sides/0/tasks ${name}`);
    expect(told("place-not-on-map", { tasks }, { language })).toEqual(at);
  });

  test("a brief tells of the world beyond, and only ground to hold or take counts", () => {
    const brief = "The Emperor is in Brussels and marches to Ligny. Take Sombreffe.";
    expect(told("place-not-on-map", { brief })).toEqual(["/sides/0/brief Sombreffe"]);
  });

  test.each([
    ["Raszyn", "Raszynie", true],
    ["Raszyn", "Raszyna", true],
    ["Lublin", "Lublina", true],
    ["Warszawa", "Warszawę", true],
    ["Ligny", "Lignys", true],
    ["Ligny", "Limale", false],
    ["Mir", "Mirze", true],
    ["Wavre", "Wagram", false],
  ])("%s and %s are forms of one name: %s", (a, b, is) => {
    const plain = (word: string) => word.toLowerCase().replace("ę", "e");
    expect(isSameName(plain(a), plain(b))).toBe(is);
  });
});

describe("a text that names hidden troops of the other side", () => {
  test.each<[Language, string, boolean]>([
    ["en", "Lobau is coming up behind the wood.", true],
    ["en", "Beware of Lobau’s men.", true],
    ["en", "The 1/24th Warwickshire holds the farm.", true],
    ["en", "Perhaps VI Corps will come.", true],
    ["en", "Wolseley may come from the north.", true],
    ["en", "A foot battery may stand on the hill.", false],
    ["en", "Kempt is before you with the reserve.", false],
    ["en", "A general of cavalry leads them. They will lob a shell.", false],
    ["da", "Lobaus korps er på vej.", true],
    ["pl", "Nadciąga korpus Lobaua.", true],
  ])("%s: %s", (language, brief, is) => {
    expect(told("hidden-troops-told", { brief }, { language }).length > 0).toBe(is);
  });

  test("not of troops that are not hidden, nor of what the side believes", () => {
    const brief = "Lobau is coming.";
    expect(told("hidden-troops-told", { brief }, { hidden: false })).toEqual([]);
    expect(told("hidden-troops-told", { believedOfEnemy: brief })).toEqual([]);
  });

  test("also in the common knowledge, once a text", () => {
    const common = "Lobau leads VI Corps.";
    expect(told("hidden-troops-told", {}, { common })).toEqual([
      "/commonKnowledge VI Corps, General der Kavallerie von Lobau",
    ]);
  });
});
