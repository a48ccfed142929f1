import { Copy, Download, ListPlus, Pencil } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/app/_ui/link-button";
import { fork } from "./actions";

export interface BookActionsProps {
  readonly id: string;
  readonly canEdit: boolean;
  readonly canFork: boolean;
  readonly isSignedIn: boolean;
}

/** What a reader can do with a book: take it along, make it his own. */
export async function BookActions({ id, canEdit, canFork, isSignedIn }: BookActionsProps) {
  const t = await getTranslations("armyBook.read");
  return (
    <div className="actsrow">
      {canEdit && (
        <LinkButton
          href={`/army-books/${id}/edit`}
          look="primary"
          icon={<Pencil className="ic" aria-hidden />}
        >
          {t("edit")}
        </LinkButton>
      )}
      {isSignedIn && (
        <LinkButton
          href={`/army-lists/new?book=${id}`}
          look={canEdit ? "plain" : "primary"}
          icon={<ListPlus className="ic" aria-hidden />}
        >
          {t("newList")}
        </LinkButton>
      )}
      <a className="btn" href={`/api/v1/army-books/${id}`} download={`${id}.json`}>
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
        <LinkButton href={`/sign-in?next=/army-books/${id}`} look="bare">
          {t("signInToFork")}
        </LinkButton>
      )}
    </div>
  );
}
