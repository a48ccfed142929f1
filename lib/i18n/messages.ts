import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Language } from "@/lib/domain/language";

/** ICU messages by namespace, as they stand in `lib/i18n/messages/{language}/{namespace}.json`. */
export interface Messages {
  [key: string]: string | Messages;
}

const folder = join(process.cwd(), "lib", "i18n", "messages");
const loaded = new Map<Language, Messages>();
const loadedForPages = new Map<Language, Messages>();

/** Shorter texts are labels, which people also search for and which seldom break. */
const PROSE_LENGTH = 40;
const NO_BREAK = "\u00a0";
/** A number or a value put in, and what is counted or measured by it. */
const MEASURE = /(?<=[\d}#×]) (?=(?:cm|pkt|mm|%|×)(?![\p{L}\d]))|(?<=×) (?=[\d{])/gu;
/** Two numbers beside a slash. */
const PAIR = /(?<=[\d}]) (?=\/ [\d{])|(?<=[\d}] \/) (?=[\d{])/g;
/** A word of one letter that a brace may not follow: that would be a choice's key and not a word. */
const SHORT_WORD = /(?<=(?:^|[\s(„{])[aiouwzAIOUWZ]) (?=[^\s{])/gu;

/** All messages of a language; read once, in development at every call so that edits show. */
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
  const files = readdirSync(join(folder, language)).filter((name) => name.endsWith(".json"));
  return Object.fromEntries(
    files.map((name) => [
      basename(name, ".json"),
      JSON.parse(readFileSync(join(folder, language, name), "utf8")) as Messages,
    ]),
  );
}

/**
 * The sentences of a page with spaces that do not break where the language wants none to: within measures and
 * pairs of numbers everywhere, and in Polish behind words of one letter, which do not stand at a line's end.
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
