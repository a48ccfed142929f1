import { getTranslations } from "next-intl/server";
import { LinkButton } from "./link-button";

interface NothingHereProps {
  readonly title: string;
  readonly text: string;
}

/** A page for what is not there, with the way on. */
export async function NothingHere({ title, text }: NothingHereProps) {
  const t = await getTranslations("common.notFound");
  return (
    <main id="main" className="page">
      <div className="empty">
        <h1>{title}</h1>
        <p>{text}</p>
        <div className="empty-acts">
          <LinkButton href="/library" look="primary">
            {t("library")}
          </LinkButton>
        </div>
      </div>
    </main>
  );
}
