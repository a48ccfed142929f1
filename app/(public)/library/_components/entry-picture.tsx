import { getTranslations } from "next-intl/server";
import { ArmyPicture } from "./army-picture";
import { BookPicture } from "./book-picture";
import { hrefOf, type LibraryEntry } from "./library-entry";

/** The picture of a work: the ground of a table or the bases of an army. */
export function EntryPicture({ entry }: { readonly entry: LibraryEntry }) {
  if (entry.kind === "army-list") return <ArmyPicture list={entry.list} />;
  if (entry.kind === "army-book") return <BookPicture book={entry.book} />;
  return <Thumbnail item={entry.item} table={tableOf(entry)} />;
}

function tableOf(entry: Extract<LibraryEntry, { kind: "map" | "scenario" }>) {
  if (entry.kind === "scenario") return entry.view.map;
  return entry.map.system === "belle-alliance" ? entry.map.map : entry.map.table;
}

interface ThumbnailProps {
  readonly item: LibraryEntry["item"];
  readonly table: { readonly widthCm: number; readonly depthCm: number };
}

async function Thumbnail({ item, table: { widthCm, depthCm } }: ThumbnailProps) {
  const t = await getTranslations("library");
  return (
    // biome-ignore lint/performance/noImgElement: an SVG of our own, which image optimisation could not make smaller
    <img
      src={`/api/v1${hrefOf(item)}/thumbnail.svg?version=${item.version}`}
      alt={t("ground", { width: widthCm, depth: depthCm })}
      width={widthCm}
      height={depthCm}
      loading="lazy"
      decoding="async"
      className="size-full max-h-50 object-contain"
    />
  );
}
