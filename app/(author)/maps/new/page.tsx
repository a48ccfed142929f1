import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { Footer } from "@/app/_frame/footer";
import { ClientMessages } from "@/app/_ui/client-messages";
import { LinkButton } from "@/app/_ui/link-button";
import { Page } from "@/app/_ui/page";
import { currentActor } from "@/lib/auth/session-gate";
import { NewFieldForm } from "./new-field-form";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("battlefieldDesk.start"))("title") };
}

/** The page for starting a battlefield: an empty table, or terrain generated from a seed. */
export default async function NewMapPage() {
  const home = (await currentActor()) ? "account" : "browser";
  const t = await getTranslations("battlefieldDesk.start");
  return (
    <>
      <Page width="text" look="stack" className="justify-items-start">
        <h1>{t("title")}</h1>
        <p>{t("text")}</p>
        <ClientMessages namespaces={["battlefield", "battlefieldDesk", "errors"]}>
          <NewFieldForm language={await getLocale()} home={home} />
        </ClientMessages>
        <LinkButton href="/rules/bogowie-wojny/battlefield">{t("seeded")}</LinkButton>
      </Page>
      <Footer />
    </>
  );
}
