import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import { MapPicture } from "@/app/_map/map-picture";
import type { Language } from "@/lib/domain/language";
import type { ScenarioView } from "@/lib/domain/scenario/scenario-view";
import { formatBattleDate } from "@/lib/i18n/formats";
import type { LibraryItem } from "@/lib/usecases/documents/list-documents";
import { hrefOf } from "../library/_components/library-entry";

export interface FrontMapProps {
  readonly item: LibraryItem;
  readonly view: ScenarioView;
}

/** The ground of a shipped scenario, large, leading to it. */
export async function FrontMap({ item, view }: FrontMapProps) {
  const t = await getTranslations("front");
  const language = (await getLocale()) as Language;
  const date = view.date ? formatBattleDate(language, view.date) : "";
  const { widthCm, depthCm, metresPerCm } = view.map;
  return (
    <figure className="hero-map">
      <MapPicture
        map={view.map}
        size="page"
        layers={["relief", "cover", "ways", "names"]}
        idPrefix="front"
        label={t("mapLabel", { title: item.title })}
      />
      <figcaption>
        <Link href={hrefOf(item)} prefetch={false}>
          {item.title}
        </Link>
        <span>{date}</span>
        <span className="tab">{t("mapScale", { widthCm, depthCm, metresPerCm })}</span>
      </figcaption>
    </figure>
  );
}
