import { createTranslator } from "next-intl";
import { describe, expect, test } from "vitest";
import { PASTE_DOUBTS } from "@/lib/domain/belle-alliance/import/decisions/doubt";
import { SCENARIO_FINDINGS } from "@/lib/domain/belle-alliance/scenario/finding-codes";
import { LANGUAGES } from "@/lib/domain/document/language";
import { loadMessages } from "@/lib/i18n/messages";

const modules = import.meta.glob<Record<string, unknown>>(
  [
    "@/lib/domain/belle-alliance/scenario/commands/*.ts",
    "@/lib/domain/document/accept-finding.ts",
    "@/lib/domain/kinds/translations.ts",
  ],
  { eager: true },
);
const COMMAND_NAMES = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .flatMap((each) => (each && typeof each === "object" && "run" in each ? [each] : []))
  .map((command) => String((command as unknown as { name: string }).name));

/** Values for all parameters of the messages. */
const VALUES = {
  name: "Fynske",
  by: "Mörner",
  named: "yes",
  words: "(6+2)",
  names: "Colour of coat",
  as: "side",
  stated: 500,
  read: 450,
  formation: "I Corps",
  side: "Danes",
  commander: "Ney",
  row: "t21",
  of: "nation",
  type: "line",
  level: "brigade",
  nation: "France",
  because: "54e Ligne 962",
  year: 1809,
  men: 1_050,
  officers: 62,
  most: 200,
  least: 2,
  modelGuns: 1,
  guns: 6,
  works: 2,
  first: 0,
  second: 1,
  bound: 13,
  last: 17,
  fastFirst: 13,
  isTimed: "yes",
  goes: "yes",
  misses: "yes",
  isSure: "no",
  areSure: "no",
  places: "Craonne (5–7)",
  place: "Craonne",
  missed: "Hurtebise",
  lastOfAll: 17,
  timeOfAll: "17:30",
  told: 4,
  head: 5,
  fastHead: 5,
  fastLast: 6,
  fast: 15,
  bounds: 12,
  time: "16:30",
  howitzers: 2,
  building: "Manor",
  figures: 25,
  room: 17,
  lengthCm: 48,
  widthCm: 230,
  depthCm: 210,
  what: "ground",
  threshold: 12,
};

describe.each(LANGUAGES)("in %s", (language) => {
  const say = (namespace: string, key: string, count: number): string => {
    const errors: unknown[] = [];
    const words = createTranslator({
      locale: language,
      messages: loadMessages(language),
      namespace,
      onError: (error) => errors.push(error),
    }) as (key: string, values: object) => string;
    const sentence = words(key, { ...VALUES, count });
    expect(errors).toEqual([]);
    return sentence;
  };

  test.each(Object.keys(SCENARIO_FINDINGS))("%s has a title and a sentence", (code) => {
    expect(say("findings.titles", code, 1).length).toBeLessThan(50);
    for (const count of [1, 3, 5]) expect(say("findings.sentences", code, count)).toMatch(/[.]$/);
  });

  test.each(PASTE_DOUBTS)("the doubt %s has a sentence", (code) => {
    expect(say("findings.doubts", code, 5)).toMatch(/[.]$/);
  });

  test.each(COMMAND_NAMES)("the command %s has a name", (name) => {
    expect(say("commands.names", name, 1)).toMatch(/\S/);
  });

  test("no words are left over", () => {
    const messages = loadMessages(language);
    expect(messages).toMatchObject({ findings: { titles: {}, sentences: {}, doubts: {} } });
    const { findings, commands } = messages as Record<string, Record<string, object>>;
    expect(Object.keys(findings?.titles ?? {})).toEqual(Object.keys(findings?.sentences ?? {}));
    expect(new Set(Object.keys(findings?.titles ?? {}))).toEqual(
      new Set(Object.keys(SCENARIO_FINDINGS)),
    );
    expect(new Set(Object.keys(findings?.doubts ?? {}))).toEqual(new Set(PASTE_DOUBTS));
    expect(new Set(Object.keys(commands?.names ?? {}))).toEqual(new Set(COMMAND_NAMES));
  });
});
