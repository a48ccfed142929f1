import { Pencil } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/app/_ui/link-button";
import { TERRAIN_SORTS } from "@/lib/domain/belle-alliance/scenario/terrain-key";
import { isMeasured } from "@/lib/domain/belle-alliance/scenario/terrain-needed";
import type { ClubStock } from "@/lib/domain/belle-alliance/stock/club-stock";
import type { ClubView } from "@/lib/domain/people/club-view";

interface ClubStockProps {
  readonly club: Pick<ClubView, "slug" | "role">;
  readonly stock: ClubStock;
}

/** What the club owns, for its members: packs can leave it out of what a game needs. */
export async function ClubStockList({ club: { slug, role }, stock }: ClubStockProps) {
  const t = await getTranslations("clubStock");
  const lines = [...(await figureLines(stock)), ...(await terrainLines(stock))];
  return (
    <section aria-label={t("title")}>
      <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-3">
        <h2>{t("title")}</h2>
        {role === "organiser" && (
          <LinkButton href={`/clubs/${slug}/stock/edit`} icon={<Pencil aria-hidden />}>
            {t("edit")}
          </LinkButton>
        )}
      </div>
      {lines.length === 0 ? (
        <p className="text-ink-3">{t("none")}</p>
      ) : (
        <details>
          <summary className="min-h-row cursor-pointer content-center">
            {t("rows", { figures: stock.figures.length, terrain: stock.terrain.length })}
          </summary>
          <ul className="divide-y divide-rule-2 text-sm">
            {lines.map(([key, name, count]) => (
              <li key={key} className="flex flex-wrap justify-between gap-x-4 py-1">
                <span>{name}</span>
                <span className="num">{count}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

type Line = readonly [key: string, name: string, count: string];

async function figureLines({ figures }: ClubStock): Promise<Line[]> {
  const t = await getTranslations("clubStock");
  const terms = await getTranslations("belleAlliance");
  return figures.map(({ nation, arm, type, counted, count }, i) => {
    const ofType = type === null ? t("anyType") : terms(`type.${type}`);
    const troops = t("troops", { arm: terms(`arm.${arm}`), type: ofType });
    return [`f${i}`, `${terms(`nation.${nation}`)}, ${troops}`, t(`amounts.${counted}`, { count })];
  });
}

const MEASURED = new Set(TERRAIN_SORTS.filter(isMeasured).map(({ key }) => key));

async function terrainLines({ terrain }: ClubStock): Promise<Line[]> {
  const t = await getTranslations("clubStock");
  const legend = await getTranslations("legend");
  return terrain.map(({ kind, widthCm, count }, i) => {
    const width = widthCm === null ? "" : `, ${t("cm", { value: widthCm })}`;
    const much = MEASURED.has(kind) ? t("cm", { value: count }) : t("amounts.pieces", { count });
    return [`t${i}`, `${legend(kind)}${width}`, much];
  });
}
