import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { describe, expect, test } from "vitest";
import { loadMessages } from "@/lib/i18n/messages";
import type { Avoided } from "@/tests/architecture/avoided-words/avoided";
import { AVOIDED_DA } from "@/tests/architecture/avoided-words/da";
import { AVOIDED_EN } from "@/tests/architecture/avoided-words/en";
import { AVOIDED_PL } from "@/tests/architecture/avoided-words/pl";

const LANGUAGES = ["en", "da", "pl"] as const;
const AVOIDED: Record<(typeof LANGUAGES)[number], readonly Avoided[]> = {
  en: AVOIDED_EN,
  da: AVOIDED_DA,
  pl: AVOIDED_PL,
};

describe.each(LANGUAGES)("messages in %s", (language) => {
  const spoken = textsOf(loadMessages(language), "");
  const uses = ({ pattern }: Avoided) => spoken.filter(([, text]) => pattern.test(text));

  test("say each thing by its one word", () => {
    const faulty = AVOIDED[language].flatMap((avoided) =>
      uses(avoided)
        .filter(([key]) => !avoided.except?.includes(key))
        .map(([key, text]) => ({ key, text, found: avoided.pattern, better: avoided.better })),
    );
    expect(faulty).toEqual([]);
  });

  test("need every exception that is made for them", () => {
    const idle = AVOIDED[language].flatMap((avoided) => {
      const users = uses(avoided).map(([key]) => key);
      return (avoided.except ?? []).filter((key) => !users.includes(key));
    });
    expect(idle, "take it off the list").toEqual([]);
  });

  test("are looked through by patterns without a memory of the text before", () => {
    const sticky = AVOIDED[language].filter(({ pattern }) => pattern.global || pattern.sticky);
    expect(sticky).toEqual([]);
  });
});

/** All messages with their keys, such as "bwOdds.field.order", and their text. */
function textsOf(value: unknown, key: string): [key: string, text: string][] {
  if (typeof value === "string") return [[key, spokenIn(parse(value))]];
  return Object.entries(value as object).flatMap(([name, inner]) =>
    textsOf(inner, key ? `${key}.${name}` : name),
  );
}

function spokenIn(elements: readonly MessageFormatElement[]): string {
  return elements.map(spokenInOne).join("");
}

function spokenInOne(element: MessageFormatElement): string {
  if (element.type === TYPE.literal) return element.value;
  if (element.type === TYPE.pound) return "#";
  if (element.type === TYPE.tag) return spokenIn(element.children);
  if (element.type !== TYPE.select && element.type !== TYPE.plural) return "{}";
  return Object.values(element.options)
    .map(({ value }) => spokenIn(value))
    .join("\n");
}
