import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Language } from "@/lib/domain/document/language";

/** ICU messages by namespace, from `lib/i18n/messages/{language}/{room}/{namespace}.json`. */
export interface Messages {
  [key: string]: string | Messages;
}

const folder = join(process.cwd(), "lib", "i18n", "messages");
const loaded = new Map<Language, Messages>();
const loadedForPages = new Map<Language, Messages>();

/** Shorter texts are labels, which people also search for and which rarely wrap. */
const PROSE_LENGTH = 40;
const NO_BREAK = "\u00a0";
/** The space between a number or value and its unit. */
const MEASURE = /(?<=[\d}#×]) (?=(?:cm|pkt|mm|%|×)(?![\p{L}\d]))|(?<=×) (?=[\d{])/gu;
/** The spaces around a slash between two numbers. */
const PAIR = /(?<=[\d}]) (?=\/ [\d{])|(?<=[\d}] \/) (?=[\d{])/g;
/** The space after a word of one letter, unless a brace follows: then it is the key of a choice, not a word. */
const SHORT_WORD = /(?<=(?:^|[\s(„{])[aiouwzAIOUWZ]) (?=[^\s{])/gu;

/** All messages of a language. They are read once; in development they are read on every call, so that edits show. */
export function loadMessages(language: Language): Messages {
  const known = process.env.NODE_ENV === "development" ? undefined : loaded.get(language);
  const messages = known ?? readMessages(language);
  loaded.set(language, messages);
  return messages;
}

/** The messages of a language as pages show them. */
export function loadPageMessages(language: Language): Messages {
  const known = process.env.NODE_ENV === "development" ? undefined : loadedForPages.get(language);
  const messages = known ?? bindWords(loadMessages(language), language);
  loadedForPages.set(language, messages);
  return messages;
}

function readMessages(language: Language): Messages {
  const names = readdirSync(join(folder, language), { recursive: true, encoding: "utf8" });
  return Object.fromEntries(
    names
      .filter((name) => name.endsWith(".json"))
      .map((name) => [
        basename(name, ".json"),
        JSON.parse(readFileSync(join(folder, language, name), "utf8")) as Messages,
      ]),
  );
}

/**
 * The messages for pages, with non-breaking spaces where the language needs them: within measures and pairs of
 * numbers, and in Polish after words of one letter, which must not end a line.
 */
export function bindWords(messages: Messages, language: Language): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === "string" ? bound(value, language) : bindWords(value, language),
    ]),
  );
}

function bound(text: string, language: Language): string {
  if (text.length < PROSE_LENGTH) return text;
  const measured = text.replace(PAIR, NO_BREAK).replace(MEASURE, NO_BREAK);
  return language === "pl" ? measured.replace(SHORT_WORD, NO_BREAK) : measured;
}
