import { expect, test } from "vitest";
import { placesNamed } from "@/lib/domain/belle-alliance/scenario/named-places";
import type { Language } from "@/lib/domain/document/language";
import { scenario } from "./build";

function idOf(kind: string, name: string): string {
  return `${kind}-${name.toLowerCase().replaceAll(/[, ]+/g, "-")}`;
}

const square = (x: number, y: number) => [
  [x, y],
  [x + 10, y],
  [x + 10, y + 10],
  [x, y + 10],
];
const place = (name: string, xCm = 50) => ({
  kind: "place",
  id: idOf("place", name),
  name,
  xCm,
  yCm: 50,
});
const building = (name: string) => ({
  kind: "building",
  id: idOf("building", name),
  name,
  points: square(20, 30),
});
const line = (kind: "road" | "stream", name: string) => ({
  kind,
  id: idOf(kind, name),
  name,
  points: [
    [0, 0],
    [90, 90],
  ],
});

function named(text: string, features: readonly object[], language: Language = "en") {
  const { map } = scenario({ map: { widthCm: 180, depthCm: 120, features } });
  return placesNamed(text, { features: map.features, language }).map(({ id }) => id);
}

test.each<[string, string, object[], Language, string[]]>([
  [
    "in the order of the text",
    "Take Brye, then **Ligny**.",
    [place("Ligny"), place("Brye")],
    "en",
    ["place-brye", "place-ligny"],
  ],
  ["once", "Hold Ligny. Ligny!", [place("Ligny")], "en", ["place-ligny"]],
  [
    "the name before the house",
    "Hold Ligny",
    [building("Ligny"), place("Ligny")],
    "en",
    ["place-ligny"],
  ],
  [
    "the longest",
    "Take the mill of Bierges",
    [place("Bierges"), building("Mill of Bierges")],
    "en",
    ["building-mill-of-bierges"],
  ],
  [
    "in small letters as written",
    "Hold kanalbroen.",
    [building("Kanalbroen")],
    "da",
    ["building-kanalbroen"],
  ],
  ["with a genitive", "Hold Ligny's church", [place("Ligny")], "en", ["place-ligny"]],
  ["in a Polish case", "Utrzymać most w Raszynie", [place("Raszyn")], "pl", ["place-raszyn"]],
  [
    "without the rest of its name",
    "You hold Marchais",
    [place("Marchais-en-Brie")],
    "en",
    ["place-marchais-en-brie"],
  ],
  ["no road", "Reach the Namur road", [line("road", "Namur road"), place("To Namur")], "en", []],
  [
    "no river written on the map",
    "Cross the Dyle",
    [place("Dyle"), line("stream", "Dyle")],
    "en",
    [],
  ],
  ["nothing beyond the edge", "March to Brussels", [place("To Brussels")], "en", []],
  [
    "the one of its number",
    "Hold block 2.",
    [building("Block 1"), building("Block 2")],
    "en",
    ["building-block-2"],
  ],
  [
    "without what follows a comma",
    "Hold the summit.",
    [place("Summit, 200 m")],
    "en",
    ["place-summit-200-m"],
  ],
  ["no words apart", "Hold the round. Tower!", [building("Round tower")], "en", []],
  ["no other name", "Hold Lille", [place("Ligny")], "en", []],
])("a text names %s", (_, text, features, language, ids) => {
  expect(named(text, features, language)).toEqual(ids);
});

test("a place is in the middle of its name or shape", () => {
  const features = [place("Ligny", 70), building("Bry mill")];
  const { map } = scenario({ map: { widthCm: 180, depthCm: 120, features } });
  const places = placesNamed("Ligny, Bry mill", { features: map.features, language: "en" });
  expect(places.map(({ at: [x, y] }) => [Math.round(x), Math.round(y)])).toEqual([
    [70, 50],
    [25, 35],
  ]);
});
