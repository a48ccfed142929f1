"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { askApi } from "@/app/_ui/ask-api";
import { Button } from "@/app/_ui/button";
import { InlineFinding } from "@/app/_ui/finding-row";
import { toast } from "@/app/_ui/toasts";
import type { ArmyBook } from "@/lib/domain/army-book/army-book";
import type { PinnedBook } from "@/lib/domain/army-list/army-list";
import type { BookChange } from "@/lib/domain/army-list/book-changes";
import { takeNewerBook } from "@/lib/domain/army-list/commands/book";
import { useEditor } from "./list-editor";
import { useArmyList } from "./use-army-list";

interface News {
  readonly newest: PinnedBook | null;
  readonly isNewer: boolean;
  readonly changes: readonly BookChange[];
}

/** That the book has a newer version, what it would change, and the way to take it over; the list never changes by itself. */
export default function BookNews() {
  const t = useTranslations("armyList.bookNews");
  const editor = useEditor();
  const news = useNews();
  if (!news?.newest || !news.isNewer) return null;
  const { newest, changes } = news;
  const take = async () => {
    const answer = await askApi<ArmyBook>(`/army-books/${newest.id}`);
    if (answer.ok) editor.apply(takeNewerBook, { pinned: newest, book: answer.value });
    else toast({ text: t("away"), look: "error" });
  };
  return (
    <InlineFinding look="note">
      <div className="fix">
        <span>
          {t("newer", { count: changes.length })}
          {changes.length > 0 && (
            <ul>
              {changes.map(({ what, id, name, manner }) => (
                <li key={what + id}>{t(manner, { name })}</li>
              ))}
            </ul>
          )}
        </span>
        <span className="acts">
          <Button onPress={() => void take()}>{t("take")}</Button>
        </span>
      </div>
    </InlineFinding>
  );
}

/** Asked again when the list is built on another version; `null` while nothing is known. */
function useNews(): News | null {
  const { id } = useEditor();
  const { book } = useArmyList();
  const version = book?.version ?? 0;
  const [news, setNews] = useState<{ readonly version: number; readonly told: News } | null>(null);
  useEffect(() => {
    let isStale = false;
    void askApi<News>(`/army-lists/${id}/book-changes`).then((answer) => {
      if (!isStale && answer.ok) setNews({ version, told: answer.value });
    });
    return () => {
      isStale = true;
    };
  }, [id, version]);
  return news?.version === version && (news.told.newest?.version ?? 0) > version ? news.told : null;
}
