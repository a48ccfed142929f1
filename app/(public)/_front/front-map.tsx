import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ScenePicture } from "@/app/_map/scene-picture";
import { mapScene } from "@/lib/domain/belle-alliance/drawing/map-scene";
import type { ScenarioView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { Battlefield } from "@/lib/domain/bogowie-wojny/field/battlefield";
import { fieldScene } from "@/lib/domain/bogowie-wojny/field/drawing/field-scene";
import { ALL_LAYERS } from "@/lib/domain/table/drawing/draw-scene";
import { formatBattleDate } from "@/lib/i18n/formats";
import type { LibraryItem } from "@/lib/usecases/document/list-documents";
import { hrefOf } from "../library/_components/library-entry";

interface ScenarioMapProps {
  readonly item: LibraryItem;
  readonly view: ScenarioView;
}

/** The ground of a shipped scenario. */
export async function ScenarioMap({ item, view }: ScenarioMapProps) {
  const t = await getTranslations("front");
  const language = await getLocale();
  const { widthCm, depthCm, metresPerCm } = view.map;
  return (
    <FrontMap
      item={item}
      date={view.date ? formatBattleDate(language, view.date) : ""}
      scale={t("mapScale", { widthCm, depthCm, metresPerCm })}
    >
      <ScenePicture
        scene={mapScene(view.map)}
        size="page"
        layers={["relief", "cover", "ways", "names"]}
        idPrefix="front"
        label={t("mapLabel", { title: item.title })}
      />
    </FrontMap>
  );
}

interface FieldMapProps {
  readonly item: LibraryItem;
  readonly field: Battlefield;
}

/** A shipped battlefield. */
export async function FieldMap({ item, field }: FieldMapProps) {
  const t = await getTranslations("front");
  return (
    <FrontMap item={item} date="" scale={t("tableSize", field.table)}>
      <ScenePicture
        scene={fieldScene(field)}
        size="page"
        layers={ALL_LAYERS}
        idPrefix="front"
        label={t("mapLabel", { title: item.title })}
      />
    </FrontMap>
  );
}

interface FrontMapProps {
  readonly item: LibraryItem;
  readonly date: string;
  readonly scale: string;
  readonly children: ReactNode;
}

/** A shipped battle's ground, large, leading to it. */
function FrontMap({ item, date, scale, children }: FrontMapProps) {
  return (
    <figure className="border border-rule-2 bg-sheet p-2 shadow-sheet [&>svg]:h-auto [&>svg]:max-h-108 [&>svg]:w-full">
      {children}
      <figcaption className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 px-1 pt-2 text-xs text-ink-3">
        <Link
          href={hrefOf(item)}
          prefetch={false}
          className="font-serif text-base font-semibold text-ink"
        >
          {item.title}
        </Link>
        <span>{date}</span>
        <span className="ms-auto tabular-nums">{scale}</span>
      </figcaption>
    </figure>
  );
}
