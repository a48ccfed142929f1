import type belleAlliance from "./messages/en/belleAlliance.json";

/**
 * What pages may ask next-intl for. The terms of Belle Alliance by their own codes, so that a code that may be
 * null makes no key; the other namespaces as JSON has them, by any key. Code that has
 * codes as mere strings says so: `useTranslations<string>("belleAlliance")`.
 */
declare module "next-intl" {
  interface AppConfig {
    Messages: Record<string, ReturnType<typeof JSON.parse>> & {
      belleAlliance: typeof belleAlliance;
    };
  }
}
