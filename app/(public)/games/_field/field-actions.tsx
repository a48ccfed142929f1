import { BookmarkPlus, Download, Printer } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { keepGameField } from "./keep-field";

/** The field to keep as a map of one's own or to take along: the sheet to print, the picture, the data. */
export async function FieldActions({ gameId }: { readonly gameId: string }) {
  const t = await getTranslations("battlefield.actions");
  const path = `/api/v1/games/${gameId}/field`;
  const query = `?lang=${await getLocale()}`;
  return (
    <nav className="fieldactions" aria-label={t("title")}>
      <form action={keepGameField.bind(null, gameId)}>
        <button type="submit" className="btn primary">
          <BookmarkPlus className="ic" aria-hidden /> {t("keep")}
        </button>
      </form>
      <a className="btn" href={`${path}.pdf${query}`}>
        <Printer className="ic" aria-hidden /> {t("pdf")}
      </a>
      <a className="btn" href={`${path}.svg${query}`}>
        <Download className="ic" aria-hidden /> {t("svg")}
      </a>
      <a className="btn" href={`${path}.json${query}`}>
        <Download className="ic" aria-hidden /> {t("json")}
      </a>
    </nav>
  );
}
