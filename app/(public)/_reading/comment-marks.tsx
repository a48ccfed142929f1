import { MessageCircle } from "lucide-react";
import { useTranslations } from "next-intl";
import { createPortal } from "react-dom";
import { MARKS_ID, markOf, rowOf } from "./comment-anchors";

interface Marked {
  readonly id: string;
  readonly about: {
    readonly id: string;
    readonly name: string;
    /** In cm on the table. */
    readonly at: readonly [number, number] | null;
  } | null;
}

/** Marks on the page's map where what is commented on stands, each a link to the newest comment on it. */
export function CommentMarks({ comments }: { readonly comments: readonly Marked[] }) {
  const t = useTranslations("comments");
  const table = document.getElementById(MARKS_ID);
  if (!table) return null;
  const [widthCm, depthCm] = [Number(table.dataset.widthCm), Number(table.dataset.depthCm)];
  const things = new Map<string, Marked & { readonly count: number }>();
  for (const comment of comments) {
    if (!comment.about?.at) continue;
    const known = things.get(comment.about.id);
    things.set(comment.about.id, { ...(known ?? comment), count: (known?.count ?? 0) + 1 });
  }
  return createPortal(
    [...things.values()].map(({ id, about, count }) => {
      if (!about?.at) return null;
      const [x, y] = about.at;
      return (
        <a
          key={about.id}
          id={markOf(about.id)}
          href={`#${rowOf(id)}`}
          aria-label={t("marked", { name: about.name || t("about.unnamed"), count })}
          className="pointer-events-auto absolute grid size-6 -translate-x-1/2 -translate-y-1/2 scroll-my-40 place-items-center rounded-full border border-edge bg-sheet text-brass shadow-sheet target:z-1 target:outline-4 target:outline-focus target:outline-solid"
          style={{ left: `${(100 * x) / widthCm}%`, top: `${100 - (100 * y) / depthCm}%` }}
        >
          <MessageCircle className="size-4" aria-hidden />
        </a>
      );
    }),
    table,
  );
}
