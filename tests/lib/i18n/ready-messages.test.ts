import { createTranslator } from "use-intl/core";
import formatOnly from "use-intl/format-message/format-only";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { LANGUAGES, type Language } from "@/lib/domain/document/language";
import { loadPageMessages, type Messages } from "@/lib/i18n/messages";

const PARSER = "use-intl/format-message";

let readyMessages: (messages: Messages) => Messages;

// The parser is replaced as in `next.config.js`, for this file alone: tests share the modules they have loaded.
beforeAll(async () => {
  vi.resetModules();
  vi.doMock(PARSER, () => import("use-intl/format-message/format-only"));
  ({ readyMessages } = await import("@/lib/i18n/ready-messages"));
});

afterAll(() => {
  vi.doUnmock(PARSER);
  vi.resetModules();
});

/** Counts of the plurals of the three languages, and a word. */
const SAMPLES = [1, 2, 5, "umpire"] as const;

test.each(LANGUAGES)("what is parsed beforehand reads as before (%s)", (language) => {
  const raw = loadPageMessages(language);
  const say = createTranslator({
    locale: language,
    messages: raw,
    timeZone: "UTC",
    onError: () => {},
    getMessageFallback: () => "refused",
  });
  const sent = readyMessages(raw);
  expect(sent, "what pages send is plain").toStrictEqual(JSON.parse(JSON.stringify(sent)));
  const ready = new Map(leaves(sent));
  let compared = 0;
  for (const [path, text] of leaves(raw).filter(([, sentence]) => /[{<]/.test(sentence))) {
    for (const sample of SAMPLES) {
      const values = valuesOf(text, sample);
      const before = say.markup(path as never, values as never);
      if (before === "refused") continue;
      expect(formatReady(ready.get(path) ?? "", { path, values, language }), path).toBe(before);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(1000);
});

type Values = Record<string, string | number | ((inside: string) => string)>;

/** Something for every value and tag of a sentence. */
function valuesOf(text: string, sample: string | number): Values {
  const names = [...text.matchAll(/\{\s*([a-zA-Z]\w*)\s*[,}]/g)].map(([, name = ""]) => name);
  const tags = [...text.matchAll(/<(\w+)>/g)].map(([, tag = ""]) => tag);
  return Object.fromEntries([
    ...names.map((name) => [name, sample]),
    ...tags.map((tag) => [tag, (inside: string) => `[${tag} ${inside}]`]),
  ]);
}

interface Asked {
  readonly path: string;
  readonly values: Values;
  readonly language: Language;
}

function formatReady(message: string, { path, values, language }: Asked): string {
  const said = formatOnly(
    path,
    message,
    values as Parameters<typeof formatOnly>[2],
    {
      locale: language,
      timeZone: "UTC",
      formatters: FORMATTERS,
    } as Parameters<typeof formatOnly>[3],
  );
  return [said].flat().join("");
}

const known = new Map<string, unknown>();

function once<Format>(key: string, make: () => Format): Format {
  if (!known.has(key)) known.set(key, make());
  return known.get(key) as Format;
}

const FORMATTERS = {
  getNumberFormat: (locale: string, options?: Intl.NumberFormatOptions) =>
    once(
      `number ${locale} ${JSON.stringify(options)}`,
      () => new Intl.NumberFormat(locale, options),
    ),
  getPluralRules: (locale: string, options?: Intl.PluralRulesOptions) =>
    once(
      `plural ${locale} ${JSON.stringify(options)}`,
      () => new Intl.PluralRules(locale, options),
    ),
  getDateTimeFormat: (locale: string, options?: Intl.DateTimeFormatOptions) =>
    once(
      `date ${locale} ${JSON.stringify(options)}`,
      () => new Intl.DateTimeFormat(locale, options),
    ),
};

/** Every sentence by its path; parsed ones are lists in place of texts. */
function leaves(messages: Messages, above = ""): [string, string][] {
  return Object.entries(messages).flatMap(([key, inside]): [string, string][] =>
    typeof inside === "string" || Array.isArray(inside)
      ? [[`${above}${key}`, inside as string]]
      : leaves(inside, `${above}${key}.`),
  );
}
