import { BookUp2 } from "lucide-react";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { LocalDay } from "@/app/_frame/local-day";
import { COLLECTION_OF } from "@/lib/domain/document/document-kind";
import type { News } from "@/lib/usecases/document/release-news";
import { DismissNews } from "./dismiss-news";

interface ReleaseNewsProps {
  readonly items: readonly News[];
}

/** Newer releases of what the user copied, umpires or comments on, with their notes; nothing if there are none. */
export async function ReleaseNews({ items }: ReleaseNewsProps) {
  const t = await getTranslations("account.desk.news");
  if (items.length === 0) return null;
  return (
    <section className="border border-rule-2 bg-sheet px-4" aria-labelledby="release-news">
      <h2 id="release-news" className="pt-3">
        {t("title")}
      </h2>
      <ul>
        {items.map(({ kind, copy, original, number, note, releasedAt }) => (
          <li
            key={copy?.id ?? original.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-rule border-b py-2 last:border-b-0"
          >
            <div className="wrap-anywhere min-w-0 grow basis-64">
              <p>
                <BookUp2 className="me-1 inline text-ink-3" aria-hidden />
                {t.rich("text", {
                  number,
                  title: original.title,
                  link: (words) => (
                    <Link href={`/${COLLECTION_OF[kind]}/${original.id}`}>{words}</Link>
                  ),
                })}{" "}
                <small className="text-ink-3">
                  <LocalDay instant={releasedAt.toISOString()} />
                </small>
              </p>
              {note && <p className="text-ink-2">{note}</p>}
              {copy && (
                <p className="text-ink-3 text-sm">
                  {t.rich("copy", {
                    title: copy.title,
                    link: (words) => (
                      <Link href={`/${COLLECTION_OF[kind]}/${copy.id}/edit`}>{words}</Link>
                    ),
                  })}
                </p>
              )}
            </div>
            <DismissNews
              kind={kind}
              id={copy?.id ?? original.id}
              number={number}
              title={original.title}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
