import { describe, expect, test } from "vitest";
import { toldTimes } from "@/lib/domain/belle-alliance/scenario/march/told-times";
import type { Language } from "@/lib/domain/document/language";
import { formation, scenario, side, unit } from "../build";

const place = (name: string, xCm: number) => ({
  kind: "place",
  id: name.toLowerCase(),
  name,
  xCm,
  yCm: 50,
});
const WOOD = {
  kind: "wood",
  id: "wood",
  name: "Long Wood",
  points: [
    [120, 30],
    [160, 30],
    [160, 70],
    [120, 70],
  ],
};
const CHURCH = {
  kind: "building",
  id: "church",
  name: "Church and walled churchyard",
  points: [
    [70, 70],
    [74, 70],
    [74, 74],
    [70, 74],
  ],
};

interface Said {
  readonly umpireNotes?: string;
  readonly note?: string;
  readonly tasks?: string;
  readonly formationNote?: string;
  readonly language?: Language;
}

function battle({ umpireNotes, note = "", tasks = "", formationNote, language = "en" }: Said) {
  const friant = { name: "Friant", efficiency: "normal" };
  return scenario({
    language,
    umpireNotes,
    sides: [
      side("s1", {
        tasks,
        formations: [
          formation("old", {
            name: "1st Division of the Old Guard",
            commander: friant,
            note: formationNote,
            formations: [formation("grenadiers", { name: "Brigade Michel", units: [unit("u1")] })],
          }),
          formation("ney", { name: "Brigade Neygang", units: [unit("u2")] }),
          formation("guns", { name: "Brigade Drouot", units: [unit("u3")] }),
        ],
        reinforcements: [
          { id: "r1", brings: ["old"], bound: 3, entry: [0, 50], note },
          { id: "r2", brings: ["guns"], bound: 5, entry: [0, 50] },
        ],
      }),
      side("s2"),
    ],
    map: {
      widthCm: 180,
      depthCm: 120,
      features: [place("Brye", 100), place("Ligny", 60), WOOD, CHURCH],
    },
  });
}

function told(said: Said) {
  return toldTimes(battle(said)).map(
    ({ reinforcement, place: { name }, bound, isOfPart }) =>
      `${reinforcement.id} ${name} ${bound}${isOfPart ? " part" : ""}`,
  );
}

describe("the note of an arrival", () => {
  test.each<[Language, string, string[]]>([
    ["en", "At Brye in bound 4.", ["r1 Brye 4"]],
    ["da", "Ved Brye i træk 4.", ["r1 Brye 4"]],
    ["pl", "W Brye w turze 4.", ["r1 Brye 4"]],
    ["en", "Its head at Brye in bound 4.", ["r1 Brye 4 part"]],
    ["da", "Spidsen ved Brye i træk 4.", ["r1 Brye 4 part"]],
    ["pl", "Czoło w Brye w turze 4.", ["r1 Brye 4 part"]],
    ["en", "At Ligny in bound 4, at Brye in bound 6 or 7.", ["r1 Ligny 4", "r1 Brye 7"]],
    ["en", "60 cm by road to Brye: bound 5.", ["r1 Brye 5"]],
    ["en", "If it enters in bound 3, it is at the church in bound 5", ["r1 Church 5"]],
  ])("%s: %s", (language, note, times) => {
    expect(told({ note, language }).map((each) => each.replace(/ and walled.*yard/, ""))).toEqual(
      times,
    );
  });

  test.each([
    "By the road from Brye in bound 3.",
    "Comes in bound 3.",
    "Towards Brye in bound 3",
    "Not at Brye before bound 9.",
    "At Brye. Two more come in bound 4.",
    "In the Long Wood in bound 4.",
  ])("says nothing of a time: %s", (note) => {
    expect(told({ note })).toEqual([]);
  });
});

describe("other texts", () => {
  test("name troops by their commander or formation, a part by its own name", () => {
    expect(told({ umpireNotes: "Friant’s men are at Brye in bound 5." })).toEqual(["r1 Brye 5"]);
    expect(told({ tasks: "Brigade Drouot is at Brye in bound 7." })).toEqual(["r2 Brye 7"]);
    expect(told({ umpireNotes: "Michel is at Brye in bound 5." })).toEqual(["r1 Brye 5 part"]);
  });

  test("go on about those named last, within their paragraph", () => {
    expect(told({ umpireNotes: "*Friant*: 90 cm. At Brye in bound 5." })).toEqual(["r1 Brye 5"]);
    expect(told({ umpireNotes: "Friant comes late.\n\nAt Brye in bound 5." })).toEqual([]);
    expect(told({ umpireNotes: "Friant comes. **Watch.** At Brye in bound 5." })).toEqual([]);
  });

  test("are not read where they name several, or troops that are there from the start", () => {
    expect(told({ umpireNotes: "Friant and Drouot are at Brye in bound 5." })).toEqual([]);
    expect(told({ umpireNotes: "Neygang is at Brye in bound 2." })).toEqual([]);
    expect(told({ umpireNotes: "Friant comes. Neygang is at Brye in bound 2." })).toEqual([]);
  });

  test("a formation's own note is about it", () => {
    expect(told({ formationNote: "At Brye in bound 5." })).toEqual(["r1 Brye 5"]);
  });
});
