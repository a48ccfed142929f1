import { getTranslations } from "next-intl/server";
import { currentContext } from "@/app/_frame/current-context";
import { Facts } from "@/app/_ui/facts";
import type { ForceView } from "@/lib/domain/bogowie-wojny/scenario/view-for";
import { battlesPlayed } from "@/lib/usecases/bogowie-wojny/game/battles-played";
import { WinShares } from "./win-shares";

interface BattlesPlayedProps {
  readonly id: string;
  readonly forces: readonly Pick<ForceView, "id" | "name">[];
}

/** The colours of two sides. */
const COLOURS = ["a", "b"];

/** How the finished games of a scenario of Bogowie Wojny went; nothing before the first. */
export async function BattlesPlayed({ id, forces }: BattlesPlayedProps) {
  const { played, draws, wins } = await battlesPlayed(await currentContext(), { id });
  if (played === 0) return null;
  const t = await getTranslations("scenarioGame.played");
  const words = await getTranslations("game.score.band");
  const sides = wins.map(({ side, bands, ...won }, i) => ({
    ...won,
    id: side,
    name: forces.find((force) => force.id === side)?.name ?? side,
    colour: COLOURS[i],
    levels: bands.map(({ band, wins: count }) => ({ level: words(band), wins: count })),
  }));
  return (
    <section id="played" className="scroll-mt-14" aria-labelledby="played-title">
      <h2 className="mb-2" id="played-title">
        {t("title")}
      </h2>
      <Facts>
        <span>{t("count", { count: played })}</span>
        <span>{t("draws", { count: draws })}</span>
      </Facts>
      <WinShares games={played} sides={sides} />
    </section>
  );
}
