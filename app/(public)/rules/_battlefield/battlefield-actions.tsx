import { BookmarkPlus, Download, Link2, Printer } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import type { BattlefieldWish } from "@/lib/domain/battlefield/generator/generate";
import { keepField } from "./keep-field";
import { apiQueryOf, type BattlefieldFields, queryOf } from "./read-wish";

const API = "/api/v1/rules/bogowie-wojny/battlefield";

export interface BattlefieldActionsProps {
  readonly wish: BattlefieldWish;
  readonly fields: BattlefieldFields;
}

/** The field to keep as a map of one's own or to take along: a link that keeps its seed, the sheet to print, the picture, the data. */
export async function BattlefieldActions({ wish, fields }: BattlefieldActionsProps) {
  const t = await getTranslations("battlefield.actions");
  const query = `${apiQueryOf(wish)}&lang=${await getLocale()}`;
  return (
    <nav className="fieldactions" aria-label={t("title")}>
      <form action={keepField.bind(null, apiQueryOf(wish), queryOf(fields, "seed"))}>
        <button type="submit" className="btn primary">
          <BookmarkPlus className="ic" aria-hidden /> {t("keep")}
        </button>
      </form>
      <a className="btn" href={`?${queryOf(fields, "seed")}`}>
        <Link2 className="ic" aria-hidden /> {t("link")}
      </a>
      <a className="btn" href={`${API}.pdf?${query}`}>
        <Printer className="ic" aria-hidden /> {t("pdf")}
      </a>
      <a className="btn" href={`${API}.svg?${query}`}>
        <Download className="ic" aria-hidden /> {t("svg")}
      </a>
      <a className="btn" href={`${API}?${query}`}>
        <Download className="ic" aria-hidden /> {t("json")}
      </a>
    </nav>
  );
}
