import type { Language } from "@/lib/domain/document/language";
import type belleAlliance from "./messages/en/belle-alliance/belleAlliance.json";

/**
 * The types of next-intl's languages and keys on pages. Terms of Belle Alliance are typed by their own codes, so that a code that
 * may be null is not a valid key; in other namespaces, parsed from JSON, any key is accepted. Code whose codes are
 * plain strings must say so: `useTranslations<string>("belleAlliance")`.
 */
declare module "next-intl" {
  interface AppConfig {
    Locale: Language;
    Messages: Record<string, ReturnType<typeof JSON.parse>> & {
      belleAlliance: typeof belleAlliance;
    };
  }
}
