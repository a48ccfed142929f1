import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { Footer } from "@/app/_frame/footer";
import { ClientMessages } from "@/app/_ui/client-messages";
import type { Context } from "@/lib/auth/actor";
import { currentContext } from "@/lib/auth/session-gate";
import { GrundlagError } from "@/lib/domain/error-code";
import type { Language } from "@/lib/domain/language";
import { readDocument } from "@/lib/usecases/read-document";
import "../army-list.css";
import "../_start/start.css";
import { NewListForm } from "../_start/new-list-form";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("armyList.start"))("title") };
}

interface Props {
  /** `book`: the army book one came from. */
  readonly searchParams: Promise<{ book?: string | string[] }>;
}

/** Starting an army list: a nation, its book, a format, a title; or a file that was saved before. */
export default async function NewArmyListPage({ searchParams }: Props) {
  const { book } = await searchParams;
  const context = await currentContext();
  if (context.actor === null) redirect("/sign-in?next=/army-lists/new");
  const cameFrom = typeof book === "string" ? await offeredBook(context, book) : null;
  const t = await getTranslations("armyList.start");
  return (
    <>
      <main id="main" className="page">
        <div className="newlist">
          <header>
            <h1>{t("title")}</h1>
            <p>{t("text")}</p>
          </header>
          <ClientMessages namespaces={["armyList", "bogowieWojny", "errors"]}>
            <NewListForm language={(await getLocale()) as Language} cameFrom={cameFrom} />
          </ClientMessages>
        </div>
      </main>
      <Footer />
    </>
  );
}

/** `null` for a book that is not there, or not shared: the form then asks as if one came from nowhere. */
async function offeredBook(context: Context, id: string) {
  const stored = await readDocument(context, { kind: "army-book", id }).catch((error: unknown) => {
    if (error instanceof GrundlagError && error.code === "not-found") return null;
    throw error;
  });
  return stored && { id, title: stored.title, nation: stored.document.nation };
}
