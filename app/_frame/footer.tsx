import Link from "next/link";
import { getTranslations } from "next-intl/server";

/** What stands under pages to read. */
export async function Footer() {
  const t = await getTranslations("common");
  return (
    <footer className="footer">
      <span>
        {t("name")} · {t("tagline")}
      </span>
      <nav aria-label={t("footer.label")}>
        <Link href="/events" prefetch={false}>
          {t("footer.events")}
        </Link>
        <a href="/api/v1/openapi.json">{t("footer.api")}</a>
        <span>{t("footer.free")}</span>
      </nav>
    </footer>
  );
}
