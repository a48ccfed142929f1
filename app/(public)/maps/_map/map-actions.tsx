import { Copy, Download, Pencil, Printer } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { LinkButton } from "@/app/_ui/link-button";
import { fork } from "./actions";

export interface MapActionsProps {
  readonly id: string;
  readonly canEdit: boolean;
  readonly canFork: boolean;
  readonly isSignedIn: boolean;
}

/** What a reader can do with a map: print it, take it along, make it his own. */
export async function MapActions({ id, canEdit, canFork, isSignedIn }: MapActionsProps) {
  const t = await getTranslations("battlefield.read");
  return (
    <div className="fieldactions">
      {canEdit && (
        <LinkButton
          href={`/maps/${id}/edit`}
          look="primary"
          icon={<Pencil className="ic" aria-hidden />}
        >
          {t("edit")}
        </LinkButton>
      )}
      <MapFiles id={id} />
      {canFork && (
        <form action={fork.bind(null, id)}>
          <button type="submit" className="btn">
            <Copy className="ic" aria-hidden /> {t("fork")}
          </button>
        </form>
      )}
      {!isSignedIn && (
        <LinkButton href={`/sign-in?next=/maps/${id}`} look="bare">
          {t("signInToFork")}
        </LinkButton>
      )}
    </div>
  );
}

async function MapFiles({ id }: Pick<MapActionsProps, "id">) {
  const t = await getTranslations("battlefield.actions");
  const language = await getLocale();
  const files = `/api/v1/maps/${id}`;
  return (
    <>
      <a className="btn" href={`${files}/battlefield.pdf?lang=${language}`}>
        <Printer className="ic" aria-hidden /> {t("pdf")}
      </a>
      <a className="btn" href={`${files}/map.svg?lang=${language}`}>
        <Download className="ic" aria-hidden /> {t("svg")}
      </a>
      <a className="btn" href={files} download={`${id}.json`}>
        <Download className="ic" aria-hidden /> {t("json")}
      </a>
    </>
  );
}
