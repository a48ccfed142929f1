import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Language } from "@/lib/domain/language";
import { bindWords } from "./bound-words";

/** ICU messages by namespace, as they stand in `lib/i18n/messages/{language}/{namespace}.json`. */
export interface Messages {
  [key: string]: string | Messages;
}

const folder = join(process.cwd(), "lib", "i18n", "messages");
const loaded = new Map<Language, Messages>();
const loadedForPages = new Map<Language, Messages>();

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
