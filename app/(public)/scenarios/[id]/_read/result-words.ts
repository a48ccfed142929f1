import { getTranslations } from "next-intl/server";
import { DRAW, type NewResult } from "@/lib/domain/belle-alliance/game/result";

type Outcome = Pick<NewResult, "winner" | "level" | "points" | "bounds" | "hours">;

/** Functions that say in short how a game ended, and all that is known of it in figures. */
export async function resultWords(
  sides: readonly { readonly id: string; readonly name: string }[],
) {
  const t = await getTranslations("scenarioGame.result");
  const nameOf = (id: string) => sides.find((side) => side.id === id)?.name ?? id;
  const outcome = ({ winner }: Pick<Outcome, "winner">): string => {
    if (winner === null) return t("undecided");
    return winner === DRAW ? t("draw") : t("won", { side: nameOf(winner) });
  };
  const facts = ({ level, points, bounds, hours }: Omit<Outcome, "winner">): string[] =>
    [
      level,
      ...points.map(({ side, points: count }) =>
        t("pointsOf", { side: nameOf(side), points: count }),
      ),
      bounds === null ? "" : t("boundsPlayed", { count: bounds }),
      hours === null ? "" : t("hoursPlayed", { count: hours }),
    ].filter(Boolean);
  return { nameOf, outcome, facts };
}
