"use client";

import { useSyncExternalStore } from "react";
import da from "@/lib/i18n/messages/da/fault.json";
import en from "@/lib/i18n/messages/en/fault.json";
import pl from "@/lib/i18n/messages/pl/fault.json";

const WORDS = { en, da, pl };

export interface ErrorPageProps {
  readonly error: Error & { digest?: string };
  readonly reset: () => void;
}

/** Stands in for a page that failed. It carries its own words, as nothing else can be relied on here. */
export default function ErrorPage({ error, reset }: ErrorPageProps) {
  const words = useWordsOfPage();
  return (
    <main id="main" className="page">
      <div className="empty">
        <h1>{words.title}</h1>
        <p>{words.text}</p>
        {error.digest && <p className="quiet">{words.number.replace("{digest}", error.digest)}</p>}
        <div className="empty-acts">
          <button type="button" className="btn primary" onClick={reset}>
            {words.retry}
          </button>
          <a className="btn" href="/">
            {words.home}
          </a>
        </div>
      </div>
    </main>
  );
}

/** English as the server sends it, then in the language of the page around it. */
function useWordsOfPage(): typeof en {
  const language = useSyncExternalStore(
    () => () => undefined,
    () => document.documentElement.lang,
    () => "en",
  );
  return Object.entries(WORDS).find(([known]) => known === language)?.[1] ?? en;
}
