import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { Footer } from "@/app/_frame/footer";
import { foundOrNull } from "@/app/_frame/not-found-page";
import { ClientMessages } from "@/app/_ui/client-messages";
import { Page } from "@/app/_ui/page";
import type { Context } from "@/lib/auth/actor";
import { currentContext } from "@/lib/auth/session-gate";
import { type OfferedFormat, offeredFormat } from "@/lib/domain/bogowie-wojny/event/club-format";
import { listOfferedFormats } from "@/lib/usecases/bogowie-wojny/event/list-offered-formats";
import { readFormatWithId } from "@/lib/usecases/bogowie-wojny/event/read-club-format";
import { readDocument } from "@/lib/usecases/document/read-document";
import { NewListForm } from "../_start/new-list-form";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("armyList.start"))("title") };
}

interface Props {
  /** The army book or the club's format that the user came from. */
  readonly searchParams: Promise<{ book?: string | string[]; format?: string | string[] }>;
}

/** The page for starting an army list: a nation, its book, a format and a title; or a saved file. */
export default async function NewArmyListPage({ searchParams }: Props) {
  const { book, format } = await searchParams;
  const context = await currentContext();
  const cameFrom = typeof book === "string" ? await offeredBook(context, book) : null;
  const chosen = typeof format === "string" ? await offeredByClub(context, format) : null;
  const { actor } = context;
  const ofOwnClubs = actor ? await listOfferedFormats({ ...context, actor }) : [];
  const t = await getTranslations("armyList.start");
  return (
    <>
      <Page>
        <div className="mx-auto grid max-w-215 gap-5">
          <header>
            <h1>{t("title")}</h1>
            <p>{t("text")}</p>
          </header>
          <ClientMessages namespaces={["armyList", "bogowieWojny", "listFormat", "errors"]}>
            <NewListForm
              language={await getLocale()}
              cameFrom={cameFrom}
              clubFormat={chosen}
              clubFormats={ofOwnClubs}
              home={actor ? "account" : "browser"}
            />
          </ClientMessages>
        </div>
      </Page>
      <Footer />
    </>
  );
}

/** `null` if the format does not exist, or not for this reader. */
async function offeredByClub(context: Context, id: string): Promise<OfferedFormat | null> {
  const found = await readFormatWithId(context, id).catch(foundOrNull);
  return found && offeredFormat(found);
}

/** `null` if the book does not exist or is not shared: the form is then shown without it. */
async function offeredBook(context: Context, id: string) {
  const stored = await readDocument(context, { kind: "army-book", id }).catch(foundOrNull);
  return stored && { id, title: stored.title, nation: stored.document.nation };
}
