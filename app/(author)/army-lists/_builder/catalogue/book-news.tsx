"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { type AnswerAt, callApi } from "@/app/_client/call-api";
import { Button } from "@/app/_ui/button";
import { toast } from "@/app/_ui/toasts";
import type { ArmyBook } from "@/lib/domain/bogowie-wojny/book/army-book";
import type { PinnedBook } from "@/lib/domain/bogowie-wojny/list/army-list";
import { takeNewerBook, takeNewerLinkedBook } from "@/lib/domain/bogowie-wojny/list/commands/book";
import { FindingSentence } from "../../_parts/finding-sentence";
import { useEditor } from "../list-editor";
import { useArmyList } from "../use-army-list";

type AllNews = AnswerAt<"GET /army-lists/{id}/book-changes">;
type News = Pick<AllNews, "newest" | "isNewer" | "changes">;

/**
 * Tells that the book, or a linked one, has a newer version, what this would change, and how to apply it; the list
 * never changes by itself.
 */
export default function BookNews() {
  const editor = useEditor();
  const { bookLinks, book } = useArmyList();
  const news = useNews();
  if (news === null) return null;
  const hasOlder = ({ newest }: News, version = 0) => (newest?.version ?? 0) > version;
  return (
    <>
      {hasOlder(news, book?.version) && (
        <NewsOf
          news={news}
          onTake={(pinned, newer) => editor.apply(takeNewerBook, { pinned, book: newer })}
        />
      )}
      {news.linked
        .filter((each) => {
          const held = bookLinks.find(({ id }) => id === each.linkId);
          return held !== undefined && hasOlder(each, held.book.version);
        })
        .map((each) => (
          <NewsOf
            key={each.linkId}
            isLinked
            news={each}
            onTake={(pinned, newer) =>
              editor.apply(takeNewerLinkedBook, { linkId: each.linkId, pinned, book: newer })
            }
          />
        ))}
    </>
  );
}

interface NewsOfProps {
  readonly news: News;
  readonly isLinked?: true;
  readonly onTake: (pinned: PinnedBook, newer: ArmyBook) => void;
}

function NewsOf({ news: { newest, changes }, isLinked, onTake }: NewsOfProps) {
  const t = useTranslations("armyList.bookNews");
  if (newest === null) return null;
  const take = async () => {
    const answer = await callApi("GET /army-books/{id}", { id: newest.id });
    if (answer.ok) onTake(newest, answer.value);
    else toast({ text: t("away"), look: "error" });
  };
  const count = changes.length;
  return (
    <FindingSentence
      look="note"
      actions={
        <Button size="small" onPress={() => void take()}>
          {t("take")}
        </Button>
      }
    >
      {isLinked ? t("newerLinked", { title: newest.title, count }) : t("newer", { count })}
      {count > 0 && (
        <ul>
          {changes.map(({ what, id, name, manner }) => (
            <li key={what + id}>{t(manner, { name })}</li>
          ))}
        </ul>
      )}
    </FindingSentence>
  );
}

/**
 * Requested again when the list's book changes; `null` while nothing is known, for example for a list that the service
 * does not have.
 */
function useNews(): AllNews | null {
  const { id, isLocal } = useEditor();
  const { book } = useArmyList();
  const bookId = book?.id ?? null;
  const [news, setNews] = useState<{ readonly of: string | null; readonly told: AllNews } | null>(
    null,
  );
  useEffect(() => {
    let isStale = false;
    if (isLocal) return;
    void callApi("GET /army-lists/{id}/book-changes", { id }).then((answer) => {
      if (!isStale && answer.ok) setNews({ of: bookId, told: answer.value });
    });
    return () => {
      isStale = true;
    };
  }, [id, isLocal, bookId]);
  return news?.of === bookId ? news.told : null;
}
