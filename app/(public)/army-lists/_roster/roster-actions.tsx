import { Copy, Download, FileText, Pencil, Printer } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { LinkButton } from "@/app/_ui/link-button";
import { fork } from "./actions";

export interface RosterActionsProps {
  readonly id: string;
  readonly canEdit: boolean;
  readonly canFork: boolean;
  readonly isSignedIn: boolean;
}

/** What a reader can do with a list: print it, take it along, make it his own. */
export async function RosterActions({ id, canEdit, canFork, isSignedIn }: RosterActionsProps) {
  const t = await getTranslations("armyList.read");
  const language = await getLocale();
  const file = (name: string) => `/api/v1/army-lists/${id}/${name}?lang=${language}`;
  return (
    <div className="actsrow">
      {canEdit && (
        <LinkButton
          href={`/army-lists/${id}/edit`}
          look="primary"
          icon={<Pencil className="ic" aria-hidden />}
        >
          {t("edit")}
        </LinkButton>
      )}
      <a className={canEdit ? "btn" : "btn primary"} href={file("roster.pdf")}>
        <Printer className="ic" aria-hidden />
        {t("pdf")}
      </a>
      <a className="btn" href={file("roster.txt")}>
        <FileText className="ic" aria-hidden />
        {t("text")}
      </a>
      <a className="btn" href={`/api/v1/army-lists/${id}`} download={`${id}.json`}>
        <Download className="ic" aria-hidden />
        {t("json")}
      </a>
      {canFork && (
        <form action={fork.bind(null, id)}>
          <button type="submit" className="btn">
            <Copy className="ic" aria-hidden />
            {t("fork")}
          </button>
        </form>
      )}
      {!isSignedIn && (
        <LinkButton href={`/sign-in?next=/army-lists/${id}`} look="bare">
          {t("signInToFork")}
        </LinkButton>
      )}
    </div>
  );
}
