import { getTranslations } from "next-intl/server";

/** Returns a function for the name of a nation's code in either rule system. */
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

/** A number of players as parameters of the messages. */
export function playersWords({ from, to }: { readonly from: number; readonly to: number }) {
  return { to, range: from === to ? `${from}` : `${from}–${to}` };
}
