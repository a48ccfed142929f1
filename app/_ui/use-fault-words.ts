import { useSyncExternalStore } from "react";
import da from "@/lib/i18n/messages/da/fault.json";
import en from "@/lib/i18n/messages/en/fault.json";
import pl from "@/lib/i18n/messages/pl/fault.json";

const WORDS = { en, da, pl };

/**
 * Messages for failures. They are bundled with the code, since nothing else can be relied on then: English in the
 * server's output, then the language of the page.
 */
export function useFaultWords(): typeof en {
  const language = useSyncExternalStore(
    () => () => undefined,
    () => document.documentElement.lang,
    () => "en",
  );
  return Object.entries(WORDS).find(([known]) => known === language)?.[1] ?? en;
}
