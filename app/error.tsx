"use client";

import { buttonLook } from "@/app/_ui/button-look";
import { Page } from "@/app/_ui/page";
import { useFaultWords } from "./_ui/use-fault-words";

export interface ErrorPageProps {
  readonly error: Error & { digest?: string };
  readonly reset: () => void;
}

/** Replaces a page that failed. It contains its own messages because nothing else can be relied on here. */
export default function ErrorPage({ error, reset }: ErrorPageProps) {
  const words = useFaultWords();
  return (
    <Page>
      <div className="empty">
        <h1>{words.title}</h1>
        <p>{words.text}</p>
        {error.digest && (
          <p className="text-ink-3">{words.number.replace("{digest}", error.digest)}</p>
        )}
        <div className="flex flex-wrap justify-center gap-2">
          <button type="button" className={buttonLook({ look: "primary" })} onClick={reset}>
            {words.retry}
          </button>
          <a className={buttonLook()} href="/">
            {words.home}
          </a>
        </div>
      </div>
    </Page>
  );
}
