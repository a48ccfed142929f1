import { Copy, Download, Pencil, Plus } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { buttonLook } from "@/app/_ui/button-look";
import { LinkButton } from "@/app/_ui/link-button";
import { FieldActions } from "@/app/(public)/_battlefield/field-actions";
import { PrintForm } from "@/app/(public)/_battlefield/print-form";
import type { Documents } from "@/lib/domain/kinds/document";
import { tableOf } from "@/lib/domain/kinds/map-table";
import { forkMap } from "../../_copying/actions";
import { CopyHere } from "../../_copying/copy-here";
import { copyWords } from "../../_copying/copy-words";

interface MapActionsProps {
  readonly id: string;
  /** The further parameter of the files' addresses that asks for the author's own words. */
  readonly texts: "" | "&texts=original";
  readonly map: Documents["map"];
  readonly canEdit: boolean;
  readonly canFork: boolean;
  readonly isSignedIn: boolean;
}

/** A reader's actions: print a map, download it, copy it. */
export async function MapActions(props: MapActionsProps) {
  const { id, texts, map, canEdit, canFork, isSignedIn } = props;
  const t = await getTranslations("battlefield.read");
  const ground = await getTranslations("groundMap.read");
  const isGround = map.system === "belle-alliance";
  return (
    <FieldActions>
      {isGround && (
        <LinkButton
          href={`/desk?new=scenario&ground=${id}`}
          look="primary"
          icon={<Plus aria-hidden />}
        >
          {ground("start")}
        </LinkButton>
      )}
      {canEdit && (
        <LinkButton
          href={`/maps/${id}/edit`}
          look={isGround ? "plain" : "primary"}
          icon={<Pencil aria-hidden />}
        >
          {t("edit")}
        </LinkButton>
      )}
      <MapFiles at={`/api/v1/maps/${id}`} name={id} texts={texts} map={map} />
      {isGround && <GroundFiles at={`/api/v1/maps/${id}`} texts={texts} />}
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
  /** The map's path in the API. */
  readonly at: string;
  readonly name: string;
  readonly texts: MapActionsProps["texts"];
  readonly map: Documents["map"];
}

/** The files of a map to download. */
export async function MapFiles({ at, name, texts, map }: MapFilesProps) {
  const t = await getTranslations("battlefield.actions");
  const language = await getLocale();
  return (
    <>
      <PrintForm address={`${at}/battlefield.pdf?lang=${language}${texts}`} table={tableOf(map)} />
      <a className={buttonLook()} href={`${at}/map.svg?lang=${language}${texts}`}>
        <Download aria-hidden /> {t("svg")}
      </a>
      <a className={buttonLook()} href={at} download={`${name}.json`}>
        <Download aria-hidden /> {t("json")}
      </a>
    </>
  );
}

/** Further files of a map of ground: for programs that cannot draw SVG, and for those that draw maps. */
async function GroundFiles({ at, texts }: Omit<MapFilesProps, "name" | "map">) {
  const t = await getTranslations("groundMap.read");
  const language = await getLocale();
  return (
    <>
      <a className={buttonLook()} href={`${at}/map.png?lang=${language}${texts}`}>
        <Download aria-hidden /> {t("png")}
      </a>
      <a className={buttonLook()} href={`${at}/map.geojson?lang=${language}${texts}`}>
        <Download aria-hidden /> {t("geojson")}
      </a>
    </>
  );
}
