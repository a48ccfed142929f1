import Link from "next/link";
import { getTranslations } from "next-intl/server";

const LINK = "inline-flex min-h-6 items-center touch:min-h-11";

/** The footer of pages for reading, at the bottom of the window if the page is short. */
export async function Footer() {
  const t = await getTranslations("common");
  return (
    <footer className="sticky top-[100vh] mx-auto mt-10 flex max-w-page flex-wrap items-center gap-x-5 gap-y-2 border-rule border-t px-6 py-4 text-ink-3 text-xs max-tablet:px-4 print:hidden">
      <span>
        {t("name")} · {t("tagline")}
      </span>
      <nav
        aria-label={t("footer.label")}
        className="ms-auto flex flex-wrap items-center gap-x-5 gap-y-2 max-tablet:ms-0"
      >
        <Link href="/events" prefetch={false} className={LINK}>
          {t("footer.events")}
        </Link>
        <a href="/api/v1/openapi.json" className={LINK}>
          {t("footer.api")}
        </a>
        <span>{t("footer.free")}</span>
      </nav>
    </footer>
  );
}
