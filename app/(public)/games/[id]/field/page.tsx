import { BookmarkPlus, Download } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import { cache } from "react";
import { currentContext } from "@/app/_frame/current-context";
import { Footer } from "@/app/_frame/footer";
import { notFoundPage } from "@/app/_frame/not-found-page";
import { buttonLook } from "@/app/_ui/button-look";
import { ClientMessages } from "@/app/_ui/client-messages";
import { Page } from "@/app/_ui/page";
import { FieldActions } from "@/app/(public)/_battlefield/field-actions";
import { PrintForm } from "@/app/(public)/_battlefield/print-form";
import type { FieldView } from "@/lib/domain/bogowie-wojny/game/field/field-view";
import { toWire } from "@/lib/domain/document/wire";
import { readField } from "@/lib/usecases/bogowie-wojny/game/read-field";
import { FieldSetUp } from "../../_field/field-set-up";
import { keepGameField } from "../../_field/keep-field";

interface Props {
  readonly params: Promise<{ id: string }>;
}

const load = cache(async (id: string) =>
  readField(await currentContext(), { id }).catch(notFoundPage),
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title } = await load((await params).id);
  const t = await getTranslations("fieldSetUp");
  return { title: t("pageTitle", { title }), robots: { index: false } };
}

/** The battlefield of a game at the table, set up by its two players; others with the link can watch. */
export default async function GameFieldPage({ params }: Props) {
  const view = await load((await params).id);
  const t = await getTranslations("fieldSetUp");
  return (
    <>
      <Page look="parts">
        <header>
          <p>
            <Link href={`/games/${view.gameId}`}>{t("back")}</Link>
          </p>
          <h1>{t("heading")}</h1>
          {view.mine.length === 2 && <p className="text-ink-3">{t("sameDevice")}</p>}
        </header>
        <ClientMessages namespaces={["fieldSetUp", "gameLine", "battlefield", "errors"]}>
          <FieldSetUp view={toWire(view)} actions={<GameFieldActions view={view} />} />
        </ClientMessages>
      </Page>
      <Footer />
    </>
  );
}

/** Buttons to save the field as a map of the user's own or to download it as a sheet to print, a picture or data. */
async function GameFieldActions({ view: { gameId, field } }: { readonly view: FieldView }) {
  const t = await getTranslations("battlefield.actions");
  const path = `/api/v1/games/${gameId}/field`;
  const query = `?lang=${await getLocale()}`;
  return (
    <FieldActions label={t("title")} className="max-tablet:[&_:is(a,button)]:grow-0">
      <form action={keepGameField.bind(null, gameId)}>
        <button type="submit" className={buttonLook({ look: "primary" })}>
          <BookmarkPlus aria-hidden /> {t("keep")}
        </button>
      </form>
      {field && <PrintForm address={`${path}.pdf${query}`} table={field.table} />}
      <a className={buttonLook()} href={`${path}.svg${query}`}>
        <Download aria-hidden /> {t("svg")}
      </a>
      <a className={buttonLook()} href={`${path}.json${query}`}>
        <Download aria-hidden /> {t("json")}
      </a>
    </FieldActions>
  );
}
