"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { formatClock, formatLocalDay } from "@/lib/i18n/formats";
import { CLOSED } from "./kept-seat";
import { noteLine, useLineLost } from "./line";

interface LiveProps {
  /** The address of the events. */
  readonly at: string;
  /** The mark of what the page shows. */
  readonly mark: string;
  /** The instant at which the page was made. */
  readonly asOf: string;
}

const RETRY_MS = 4_000;

/** Brings the page up to date as soon as what it shows has changed; without a connection, says as of when it is. */
export function Live({ at, mark, asOf }: LiveProps) {
  const t = useTranslations("seatPage.line");
  const router = useRouter();
  const isLost = useLineLost();
  const [knownAt, setKnownAt] = useState(asOf);
  const shown = useRef(mark);
  useEffect(() => {
    shown.current = mark;
    setKnownAt(asOf);
  }, [mark, asOf]);
  useEffect(() => {
    let isOpen = false;
    let events: EventSource;
    let retry: ReturnType<typeof setTimeout>;
    const follow = () => {
      events = new EventSource(at);
      events.addEventListener("open", () => {
        isOpen = true;
        noteLine(false);
      });
      events.addEventListener("news", ({ data }) => {
        if (JSON.parse(data).mark !== shown.current) router.refresh();
      });
      events.addEventListener("error", () => {
        // Until now everything that changed was heard of.
        if (isOpen) setKnownAt(new Date().toISOString());
        isOpen = false;
        noteLine(true);
        if (events.readyState === EventSource.CLOSED) void afterRefusal();
      });
    };
    const afterRefusal = async () => {
      const answer = await fetch(at, { method: "HEAD" }).catch(() => null);
      // The page then says that its link was revoked.
      if (answer && CLOSED.includes(answer.status)) router.refresh();
      else retry = setTimeout(follow, RETRY_MS);
    };
    follow();
    return () => {
      clearTimeout(retry);
      events.close();
    };
  }, [at, router]);
  const language = useLocale();
  const [instant, now] = [new Date(knownAt), new Date()];
  const clock = formatClock(language, instant);
  const isToday = instant.toDateString() === now.toDateString();
  const time = isToday ? clock : `${formatLocalDay(language, instant)} ${clock}`;
  return (
    <p role="status" className={isLost ? "border border-brass bg-sheet px-3 py-2" : "sr-only"}>
      {isLost && (
        <>
          <b>{t("kept", { time })}</b> {t("lost")}
        </>
      )}
    </p>
  );
}
