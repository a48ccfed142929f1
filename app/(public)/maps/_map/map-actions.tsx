import { Copy, Download, Pencil, Printer } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { buttonLook } from "@/app/_ui/button-look";
import { LinkButton } from "@/app/_ui/link-button";
import { FieldActions } from "@/app/(public)/_battlefield/field-actions";
import { forkMap } from "../../_copying/actions";
import { CopyHere } from "../../_copying/copy-here";
import { copyWords } from "../../_copying/copy-words";

interface MapActionsProps {
  readonly id: string;
  readonly canEdit: boolean;
  readonly canFork: boolean;
  readonly isSignedIn: boolean;
}

/** What a reader can do with a map: print it, download it, copy it. */
export async function MapActions({ id, canEdit, canFork, isSignedIn }: MapActionsProps) {
  const t = await getTranslations("battlefield.read");
  return (
    <FieldActions>
      {canEdit && (
        <LinkButton href={`/maps/${id}/edit`} look="primary" icon={<Pencil aria-hidden />}>
          {t("edit")}
        </LinkButton>
      )}
      <MapFiles at={`/api/v1/maps/${id}`} name={id} />
      {canFork && (
        <form action={forkMap.bind(null, id)}>
          <button type="submit" className={buttonLook()}>
            <Copy aria-hidden /> {t("fork")}
          </button>
        </form>
      )}
      {!isSignedIn && <CopyHere kind="map" id={id} words={await copyWords(t("fork"))} />}
    </FieldActions>
  );
}

interface MapFilesProps {
  /** Where the API has the map. */
  readonly at: string;
  readonly name: string;
}

/** What a map can be taken along as. */
export async function MapFiles({ at, name }: MapFilesProps) {
  const t = await getTranslations("battlefield.actions");
  const language = await getLocale();
  return (
    <>
      <a className={buttonLook()} href={`${at}/battlefield.pdf?lang=${language}`}>
        <Printer aria-hidden /> {t("pdf")}
      </a>
      <a className={buttonLook()} href={`${at}/map.svg?lang=${language}`}>
        <Download aria-hidden /> {t("svg")}
      </a>
      <a className={buttonLook()} href={at} download={`${name}.json`}>
        <Download aria-hidden /> {t("json")}
      </a>
    </>
  );
}
