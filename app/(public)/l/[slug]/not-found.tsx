import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/app/_ui/link-button";

/** A link that was taken back, or that never was: nobody learns which who did not have it. */
export default async function NoSuchLinkPage() {
  const t = await getTranslations("common");
  return (
    <main id="main" className="page">
      <div className="empty">
        <h1>{t("linkGone.title")}</h1>
        <p>{t("linkGone.text")}</p>
        <div className="empty-acts">
          <LinkButton href="/library" look="primary">
            {t("notFound.library")}
          </LinkButton>
        </div>
      </div>
    </main>
  );
}
