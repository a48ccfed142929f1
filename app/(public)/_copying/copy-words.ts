import { getTranslations } from "next-intl/server";
import type { CopyHereProps } from "./copy-here";

/** The words of a button that copies into the browser: pages that only the server draws send it no others. */
export async function copyWords(copy: string): Promise<CopyHereProps["words"]> {
  const t = await getTranslations("local.copying");
  return { copy, failed: t("failed"), notKept: t("notKept") };
}
