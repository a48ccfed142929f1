"use client";

import { useTranslations } from "next-intl";

export interface ErrorPageProps {
  readonly error: Error & { digest?: string };
  readonly reset: () => void;
}

/** Stands in for a page that failed. */
export default function ErrorPage({ error, reset }: ErrorPageProps) {
  const t = useTranslations("common");
  return (
    <main id="main" className="page">
      <div className="empty">
        <h1>{t("error.title")}</h1>
        <p>{t("error.text")}</p>
        {error.digest && <p className="quiet">{t("error.number", { digest: error.digest })}</p>}
        <div className="empty-acts">
          <button type="button" className="btn primary" onClick={reset}>
            {t("action.retry")}
          </button>
          <a className="btn" href="/">
            {t("error.home")}
          </a>
        </div>
      </div>
    </main>
  );
}
