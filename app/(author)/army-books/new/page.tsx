import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { Footer } from "@/app/_frame/footer";
import { ClientMessages } from "@/app/_ui/client-messages";
import { Page } from "@/app/_ui/page";
import { currentActor } from "@/lib/auth/session-gate";
import { NewBookForm } from "./new-book-form";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("armyBookDesk.start"))("title") };
}

/** The page for starting an army book with a title and a nation. */
export default async function NewArmyBookPage() {
  const home = (await currentActor()) ? "account" : "browser";
  const t = await getTranslations("armyBookDesk.start");
  return (
    <>
      <Page width="text" look="stack">
        <h1>{t("title")}</h1>
        <p>{t("text")}</p>
        <ClientMessages namespaces={["armyBookDesk", "bogowieWojny", "errors"]}>
          <NewBookForm language={await getLocale()} home={home} />
        </ClientMessages>
      </Page>
      <Footer />
    </>
  );
}
