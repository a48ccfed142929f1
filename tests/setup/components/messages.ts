import type { TestProject } from "vitest/node";
import { LANGUAGES, type Language } from "@/lib/domain/document/language";
import { loadPageMessages, type Messages } from "@/lib/i18n/messages";

declare module "vitest" {
  export interface ProvidedContext {
    messages: Record<Language, Messages>;
  }
}

/** Gives the tests of components the messages of pages, which only Node can read. */
export default function setup(project: TestProject): void {
  const { en, da, pl } = Object.fromEntries(
    LANGUAGES.map((language) => [language, loadPageMessages(language)]),
  );
  project.provide("messages", { en, da, pl } as Record<Language, Messages>);
}
