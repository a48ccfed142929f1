import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { Footer } from "@/app/_frame/footer";
import { ClientMessages } from "@/app/_ui/client-messages";
import { currentActor } from "@/lib/auth/session-gate";
import type { Language } from "@/lib/domain/language";
import "../army-list.css";
import "../_start/start.css";
import { NewListForm } from "../_start/new-list-form";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("armyList.start"))("title") };
}

/** Starting an army list: a nation, a format, a title; or a file that was saved before. */
export default async function NewArmyListPage() {
  if ((await currentActor()) === null) redirect("/sign-in?next=/army-lists/new");
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
            <NewListForm language={(await getLocale()) as Language} />
          </ClientMessages>
        </div>
      </main>
      <Footer />
    </>
  );
}
