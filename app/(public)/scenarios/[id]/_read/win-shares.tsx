import { getTranslations } from "next-intl/server";
import type { SureShare } from "@/lib/domain/document/sure-share";

interface WinSharesProps {
  /** How many games were won or drawn. */
  readonly games: number;
  readonly sides: readonly WinsOfSide[];
}

interface WinsOfSide extends SureShare {
  readonly id: string;
  readonly name: string;
  readonly colour: string | undefined;
  readonly wins: number;
  /** How clear its wins were, in words. */
  readonly levels: readonly { readonly level: string; readonly wins: number }[];
}

/** How many games each side won, and how sure that is. */
export async function WinShares({ games, sides }: WinSharesProps) {
  const t = await getTranslations("scenarioGame.played");
  return (
    <>
      <ul className="mt-2 grid gap-2">
        {sides.map(({ id, name, colour, wins, levels, ...sure }) => (
          <li key={id} className={colour && `side-${colour}`}>
            <span className="flex flex-wrap justify-between gap-x-3 text-sm">
              <b>{name}</b>
              <span className="tabular-nums">
                {t("wins", {
                  wins,
                  games,
                  share: percent(sure.share),
                  low: percent(sure.low),
                  high: percent(sure.high),
                })}
              </span>
            </span>
            <ShareBar {...sure} />
            {levels.length > 0 && (
              <small className="text-ink-2">
                {levels.map(({ level, wins: count }) => t("ofLevel", { level, count })).join(" · ")}
              </small>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-ink-3 text-xs">{t("sure")}</p>
    </>
  );
}

const percent = (share: number) => Math.round(share * 100);

/** A share as a bar, over it its interval as a line; the figures stand beside it as text. */
function ShareBar({ share, low, high }: SureShare) {
  const [left, right] = [low * 100, high * 100];
  return (
    <svg
      className="block h-3 w-full border border-edge bg-inset"
      viewBox="0 0 100 12"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className="fill-side-fill" width={share * 100} height={12} />
      <path
        className="fill-none stroke-ink"
        strokeWidth={2}
        vectorEffect="non-scaling-stroke"
        d={`M${left} 3V9M${left} 6H${right}M${right} 3V9`}
      />
    </svg>
  );
}
