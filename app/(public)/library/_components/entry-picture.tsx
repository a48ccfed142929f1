import { ArmyPicture } from "./army-picture";
import { BookPicture } from "./book-picture";
import { hrefOf, type LibraryEntry } from "./library-entry";
import type { CardWords } from "./library-words";

interface EntryPictureProps {
  readonly entry: LibraryEntry;
  readonly words: CardWords;
}

/** The picture of a work: the ground of a table or the bases of an army. */
export function EntryPicture({ entry, words }: EntryPictureProps) {
  if (entry.kind === "army-list") return <ArmyPicture list={entry.list} />;
  if (entry.kind === "army-book") return <BookPicture book={entry.book} />;
  const table = tableOf(entry);
  return table && <Thumbnail item={entry.item} table={table} words={words} />;
}

/** The table of an entry; none for a scenario whose players set up the battlefield. */
function tableOf(entry: Exclude<LibraryEntry, { kind: "army-list" | "army-book" }>) {
  if (entry.kind === "scenario") return entry.view.map;
  if (entry.kind === "battle-scenario") return entry.view.battlefield?.ground.table;
  return entry.map.system === "belle-alliance" ? entry.map.map : entry.map.table;
}

interface ThumbnailProps {
  readonly item: LibraryEntry["item"];
  readonly table: { readonly widthCm: number; readonly depthCm: number };
  readonly words: CardWords;
}

function Thumbnail({ item, table: { widthCm, depthCm }, words }: ThumbnailProps) {
  return (
    // biome-ignore lint/performance/noImgElement: an SVG of our own, which image optimisation could not make smaller
    <img
      src={`/api/v1${hrefOf(item)}/thumbnail.svg?version=${item.version}`}
      alt={words.library("ground", { width: widthCm, depth: depthCm })}
      width={widthCm}
      height={depthCm}
      loading="lazy"
      decoding="async"
      className="size-full max-h-50 object-contain"
    />
  );
}
