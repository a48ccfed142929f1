import { createTranslator } from "next-intl";
import { expect, it } from "vitest";
import { type FieldWords, placeWords } from "@/app/(author)/_editor/place-words";
import { loadMessages } from "@/lib/i18n/messages";

const LIST = {
  title: "Awangarda",
  formations: [
    {
      id: "f",
      name: "17. Dywizja",
      regiments: [
        { id: "r1", name: "", unitKind: "lancers", bases: 1.5, veteran: true, notes: "" },
        { id: "r2", names: { en: "", pl: "Ułani" } },
      ],
    },
  ],
};
const own = {
  code: (field: string, code: string) => (field === "unitKind" ? `<${code}>` : undefined),
};
const t = createTranslator({
  locale: "pl",
  messages: loadMessages("pl"),
  namespace: "fields",
}) as FieldWords;
const at = (path: string) => placeWords(LIST, path, { t, language: "pl", own });

it.each([
  ["/title", "Tytuł"],
  ["/formations/0", "17. Dywizja"],
  ["/formations/0/regiments/0/bases", "17. Dywizja › Pułk 1 · Podstawki"],
  ["/formations/0/regiments/1", "17. Dywizja › Ułani"],
  ["/nowhere", "/nowhere"],
])("names %s %s", (path, place) => {
  expect(at(path).place).toBe(place);
});

it("puts values into words, without ids and empty fields", () => {
  const regiment = at("/formations/0/regiments/0");
  expect(regiment.lines(LIST.formations[0]?.regiments[0])).toEqual([
    "Rodzaj wojsk: <lancers>",
    "Podstawki: 1,5",
    "Weterani: tak",
  ]);
  expect(at("/title").lines("")).toEqual(["–"]);
});

it("cuts a whole thing short", () => {
  const many = { tasks: Array.from({ length: 20 }, (_, n) => `${n}`) };
  expect(at("/formations/0").lines(many)).toHaveLength(13);
});
