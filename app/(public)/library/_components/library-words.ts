import { getTranslations } from "next-intl/server";

/** The words for a nation's code, of whichever rule system has it. */
export async function nationWords(): Promise<(code: string) => string> {
  const [belleAlliance, bogowieWojny] = await Promise.all([
    getTranslations<string>("belleAlliance.nation"),
    getTranslations("bogowieWojny.nations"),
  ]);
  return (code) => {
    if (belleAlliance.has(code)) return belleAlliance(code);
    return bogowieWojny.has(code) ? bogowieWojny(code) : code;
  };
}
