import { useSyncExternalStore } from "react";
import da from "@/lib/i18n/messages/da/fault.json";
import en from "@/lib/i18n/messages/en/fault.json";
import pl from "@/lib/i18n/messages/pl/fault.json";

const WORDS = { en, da, pl };

/**
 * The words for what failed, which come with the code that needs them, as nothing else can be relied on
 * there: English as the server sends it, then the language of the page around it.
 */
export function useFaultWords(): typeof en {
  const language = useSyncExternalStore(
    () => () => undefined,
    () => document.documentElement.lang,
    () => "en",
  );
  return Object.entries(WORDS).find(([known]) => known === language)?.[1] ?? en;
}
