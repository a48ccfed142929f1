import { getTranslations } from "next-intl/server";
import { LinkButton } from "./_ui/link-button";

/** Nothing here, or nothing this reader may know of. */
export default async function NotFoundPage() {
  const t = await getTranslations("common");
  return (
    <main id="main" className="page">
      <div className="empty">
        <h1>{t("notFound.title")}</h1>
        <p>{t("notFound.text")}</p>
        <div className="empty-acts">
          <LinkButton href="/library" look="primary">
            {t("notFound.library")}
          </LinkButton>
        </div>
      </div>
    </main>
  );
}
