import type { ReactNode } from "react";
import type { ResultPicture } from "@/lib/domain/belle-alliance/game/result-picture";

interface ReportPicturesProps<Picture> {
  readonly pictures: readonly Picture[];
  readonly hrefOf: (id: string) => string;
  /** What stands below a picture. */
  readonly below?: (picture: Picture) => ReactNode;
}

/** The pictures in the report of a game, each a link to the whole of it. */
export function ReportPictures<Picture extends ResultPicture>({
  pictures,
  hrefOf,
  below,
}: ReportPicturesProps<Picture>) {
  if (pictures.length === 0) return null;
  return (
    <ul className="my-2 grid grid-cols-2 items-start gap-3 tablet:grid-cols-3">
      {pictures.map((picture) => {
        const { id, words, widthPx, heightPx } = picture;
        return (
          <li key={id}>
            <a href={hrefOf(id)} className="block">
              {/* biome-ignore lint/performance/noImgElement: only some may see it, so nothing may make copies of it */}
              <img
                src={hrefOf(id)}
                alt={words}
                width={widthPx}
                height={heightPx}
                loading="lazy"
                className="block aspect-4/3 h-auto w-full border border-rule bg-inset object-contain"
              />
            </a>
            <p aria-hidden="true" className="mt-1 text-ink-2 text-sm">
              {words}
            </p>
            {below?.(picture)}
          </li>
        );
      })}
    </ul>
  );
}
