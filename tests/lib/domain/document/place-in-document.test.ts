import { describe, expect, test } from "vitest";
import { LANGUAGES } from "@/lib/domain/document/language";
import { placeInDocument } from "@/lib/domain/document/place-in-document";
import { loadMessages } from "@/lib/i18n/messages";

const book = {
  title: "Book",
  entries: [
    { id: "e1", names: { pl: "Milicja" }, profile: { morale: 3 } },
    { id: "e2", names: { pl: "Piechota" }, profile: { morale: 5 } },
  ],
  formations: [{ id: "f1", regiments: [{ entryId: "e1", bases: 3 }] }],
};

const seen = (path: string) => {
  const { things, fields } = placeInDocument(book, path);
  return [things.map(({ list, number, thing }) => [list, number, thing.id]), fields];
};

describe("a place in a document", () => {
  test.each([
    ["", [[], []]],
    ["/title", [[], ["title"]]],
    ["/entries/1", [[["entries", 2, "e2"]], []]],
    ["/entries/1/profile/morale", [[["entries", 2, "e2"]], ["profile", "morale"]]],
    ["/entries/9/profile", [[], ["entries"]]],
    ["/formations/0/regiments/0/bases", [[["formations", 1, "f1"]], ["regiments", "0", "bases"]]],
  ])("%s is taken apart into things and fields", (path, expected) => {
    expect(seen(path)).toEqual(expected);
  });
});

describe.each(LANGUAGES)("in %s", (language) => {
  const { field, thing } = loadMessages(language).fields as Record<string, Record<string, string>>;

  test.each([
    "title",
    "notes",
    "morale",
    "moveLineCm",
    "names",
    "unitKind",
    "maxRegiments",
    "traits",
    "commandValue",
    "brings",
    "text",
    "brief",
    "tasks",
    "believedOfEnemy",
    "colour",
    "menPerFigure",
    "men",
    "placement",
    "points",
    "bases",
    "general",
    "veteran",
    "format",
    "area",
    "initiative",
    "worth",
    "deploymentZones",
    "widthCm",
  ])("the field %s has a name that is not its code", (name) => {
    expect(field?.[name]).toBeTruthy();
    expect(field?.[name]).not.toMatch(/[a-z][A-Z]/);
  });

  test("so has a thing of each list", () => {
    for (const list of [
      "sides",
      "formations",
      "units",
      "features",
      "entries",
      "commanders",
      "specialRules",
      "links",
      "regiments",
      "upgrades",
      "corps",
      "pieces",
      "roads",
      "crossings",
      "fieldWorks",
      "objectives",
    ]) {
      expect(thing?.[list], list).toBeTruthy();
    }
  });
});
