import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { Footer } from "@/app/_frame/footer";
import { ClientMessages } from "@/app/_ui/client-messages";
import { LinkButton } from "@/app/_ui/link-button";
import { Page } from "@/app/_ui/page";
import { currentActor } from "@/lib/auth/session-gate";
import { NewBattleForm } from "./new-battle-form";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("battleScenario.new"))("title") };
}

/** The page for starting a scenario of Bogowie Wojny; one of Belle Alliance starts at the desk. */
export default async function NewScenarioPage() {
  const home = (await currentActor()) ? "account" : "browser";
  const t = await getTranslations("battleScenario.new");
  return (
    <>
      <Page width="text" look="stack" className="justify-items-start">
        <h1>{t("title")}</h1>
        <p>{t("text")}</p>
        <ClientMessages namespaces={["battleScenario", "bogowieWojny", "errors"]}>
          <NewBattleForm language={await getLocale()} home={home} />
        </ClientMessages>
        <LinkButton href="/desk?new=scenario">{t("other")}</LinkButton>
      </Page>
      <Footer />
    </>
  );
}
