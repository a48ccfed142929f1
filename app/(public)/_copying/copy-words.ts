import { getTranslations } from "next-intl/server";
import type { CopyHereProps } from "./copy-here";

/** The words for `CopyHere`, passed as props so that server-rendered pages need not send any other messages. */
export async function copyWords(copy: string): Promise<CopyHereProps["words"]> {
  const t = await getTranslations("local.copying");
  return { copy, failed: t("failed"), notKept: t("notKept") };
}
