"use client";

import { MapPin } from "lucide-react";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useRef, useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { useLocalDay } from "@/app/_frame/use-local-day";
import { AskTwice } from "@/app/_ui/ask-twice";
import { Button } from "@/app/_ui/button";
import { LinkButton } from "@/app/_ui/link-button";
import { MarkdownView } from "@/app/_ui/markdown-view";
import type { Answer } from "@/app/_ui/request-json";
import { Tag } from "@/app/_ui/tag";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import { COLLECTION_OF, type DocumentKind } from "@/lib/domain/document/document-kind";
import { MARKS_ID, markOf, rowOf } from "./comment-anchors";
import { CommentForm, type NewComment } from "./comment-form";
import { CommentMarks } from "./comment-marks";
import { useAboutWords } from "./use-about-words";

export interface CommentsProps {
  readonly kind: DocumentKind;
  readonly id: string;
  /** Whether the page shows the whole document, or only what everybody may know. */
  readonly isWhole: boolean;
  readonly isSignedIn: boolean;
}

/** The comments on a document, newest first, and a form to write one. */
export function CommentList(props: CommentsProps) {
  const t = useTranslations("comments");
  const { kind, id, isWhole, isSignedIn } = props;
  const { page, items, hasMore, more, ...acts } = useComments(props);
  const section = useRef<HTMLElement>(null);
  if (!page || !(page.isOn || page.maySwitch || items.length > 0)) return null;
  const remove = (comment: Comment) => {
    // Its row is removed, and with it the focused button.
    section.current?.focus();
    return acts.remove(comment);
  };
  return (
    <section
      ref={section}
      id="comments"
      className="scroll-mt-14 print:hidden"
      aria-labelledby="comments-title"
      tabIndex={-1}
    >
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-2">
        <h2 id="comments-title">{t("title")}</h2>
        {page.maySwitch && (
          <Button look="bare" size="small" onPress={() => void acts.turn(page.isOn ? "off" : "on")}>
            {t(page.isOn ? "turnOff" : "turnOn")}
          </Button>
        )}
      </div>
      {!page.isOn && <p className="text-ink-3">{t("isOff")}</p>}
      {page.isOn && items.length === 0 && <p className="text-ink-3">{t("none")}</p>}
      <ul>
        {items.map((comment) => (
          <CommentRow
            key={comment.id}
            comment={comment}
            isSignedIn={isSignedIn}
            onResolve={() => acts.resolve(comment)}
            onRemove={() => remove(comment)}
            onReport={() => acts.report(comment)}
          />
        ))}
      </ul>
      <CommentMarks comments={items} />
      {hasMore && (
        <Button look="bare" onPress={() => void more()}>
          {t("older")}
        </Button>
      )}
      {page.mayComment && (
        <CommentForm
          kind={kind}
          id={id}
          isWhole={isWhole}
          mayBeSecret={page.mayBeSecret}
          onWrite={acts.write}
        />
      )}
      {page.isOn && !isSignedIn && (
        <LinkButton
          className="mt-3"
          href={`/sign-in?next=${encodeURIComponent(`/${COLLECTION_OF[kind]}/${id}#comments`)}`}
        >
          {t("signIn")}
        </LinkButton>
      )}
    </section>
  );
}

interface CommentRowProps {
  readonly comment: Comment;
  readonly isSignedIn: boolean;
  readonly onResolve: () => Promise<void>;
  readonly onRemove: () => Promise<void>;
  readonly onReport: () => Promise<void>;
}

function CommentRow({ comment, isSignedIn, onResolve, onRemove, onReport }: CommentRowProps) {
  const t = useTranslations("comments");
  const day = useLocalDay()(comment.createdAt);
  const { author, about, text, isMine, isSecret, resolvedAt, reports } = comment;
  const name = author.name;
  return (
    <li id={rowOf(comment.id)} className="scroll-mt-16 border-rule-2 border-t py-3 target:bg-inset">
      <p className="facts text-ink-3 text-sm">
        <b className="text-ink">{isMine ? t("you") : name}</b>
        <span>{day}</span>
        {about && <About about={about} />}
      </p>
      <p className="flex flex-wrap gap-1 empty:hidden">
        {isSecret && <Tag look="dashed">{t("secret")}</Tag>}
        {resolvedAt !== null && <Tag>{t("resolved")}</Tag>}
        {reports > 0 && <Tag>{t("reports", { count: reports })}</Tag>}
      </p>
      <MarkdownView text={text} topLevel={4} className="wrap-anywhere my-1" />
      {isSignedIn && (
        <div className="flex flex-wrap gap-1">
          {comment.mayResolve && (
            <Button
              look="bare"
              size="small"
              aria-label={t(resolvedAt === null ? "resolveOne" : "reopenOne", { name })}
              onPress={() => void onResolve()}
            >
              {t(resolvedAt === null ? "resolve" : "reopen")}
            </Button>
          )}
          {comment.mayRemove && (
            <AskTwice
              size="small"
              label={t("removeOne", { name })}
              ask={t("remove")}
              really={t("really")}
              onPress={onRemove}
            />
          )}
          {!isMine && (
            <AskTwice
              size="small"
              label={t("reportOne", { name })}
              ask={t("report")}
              really={t("reallyReport")}
              onPress={onReport}
            />
          )}
        </div>
      )}
    </li>
  );
}

/** What a comment is about; where the page's map shows it, a link to its mark there. */
function About({ about }: { readonly about: NonNullable<Comment["about"]> }) {
  const t = useTranslations("comments");
  const name = useAboutWords()(about);
  if (!about.at || !document.getElementById(MARKS_ID)) return <span>{name}</span>;
  return (
    <a href={`#${markOf(about.id)}`} aria-label={t("onMap", { name })}>
      {name} <MapPin className="inline size-4 align-text-bottom" aria-hidden />
    </a>
  );
}

/** A comment as the API describes it. */
interface Comment {
  readonly id: string;
  readonly author: { readonly name: string };
  readonly isMine: boolean;
  readonly about: {
    readonly id: string;
    readonly name: string;
    readonly at: readonly [number, number] | null;
  } | null;
  readonly isSecret: boolean;
  readonly text: string;
  readonly createdAt: string;
  readonly resolvedAt: string | null;
  readonly mayResolve: boolean;
  readonly mayRemove: boolean;
  readonly reports: number;
}

interface Page {
  readonly isOn: boolean;
  readonly mayComment: boolean;
  readonly maySwitch: boolean;
  readonly mayBeSecret: boolean;
  readonly items: readonly Comment[];
  readonly nextCursor: string | null;
}

/** The comments fetched so far, and functions that change them. */
function useComments({ kind, id, isWhole }: CommentsProps) {
  const t = useTranslations("comments");
  const words = useRefusalWords();
  const collection = COLLECTION_OF[kind];
  const [pages, setPages] = useState<readonly Page[]>([]);
  const fetchPage = useCallback(
    async (cursor: string | null) => {
      const query = { for: isWhole ? "whole" : "public", ...(cursor ? { cursor } : {}) } as const;
      const answer = await callApi(`GET /${collection}/{id}/comments`, { id, query });
      return answer.ok ? answer.value : null;
    },
    [collection, id, isWhole],
  );
  const load = useCallback(async () => {
    const first = await fetchPage(null);
    if (first) setPages([first]);
  }, [fetchPage]);
  useEffect(() => void load(), [load]);
  const last = pages.at(-1);
  const more = async () => {
    const next = await fetchPage(last?.nextCursor ?? null);
    if (next) setPages([...pages, next]);
  };
  /** Tells the outcome, and loads the comments anew. */
  const told = async (asked: Promise<Answer<unknown>>, done: string): Promise<boolean> => {
    const answer = await asked;
    if (answer.ok) toast({ text: done, look: "ok" });
    else toast({ text: words(answer.refusal), look: "error" });
    await load();
    return answer.ok;
  };
  const write = (body: NewComment) =>
    told(callApi(`POST /${collection}/{id}/comments`, { id, body }), t("written"));
  const resolve = async ({ id: comment, resolvedAt }: Comment) => {
    const resolved = resolvedAt === null;
    const asked = callApi("PUT /comments/{id}/resolved", { id: comment, body: { resolved } });
    await told(asked, t(resolved ? "resolvedNow" : "reopenedNow"));
  };
  const remove = async ({ id: comment }: Comment) => {
    await told(callApi("DELETE /comments/{id}", { id: comment }), t("removed"));
  };
  const report = async ({ id: comment }: Comment) => {
    const asked = callApi("POST /comments/{id}/reports", { id: comment, body: {} });
    await told(asked, t("reported"));
  };
  const turn = async (comments: "on" | "off") => {
    const asked = callApi(`PUT /${collection}/{id}/commenting`, { id, body: { comments } });
    await told(asked, t(comments === "on" ? "turnedOn" : "turnedOff"));
  };
  return {
    page: pages[0] ?? null,
    items: pages.flatMap(({ items }) => items),
    hasMore: (last?.nextCursor ?? null) !== null,
    ...{ more, write, resolve, remove, report, turn },
  };
}
