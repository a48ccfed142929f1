import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountCard, Lead } from "../_components/account-card";
import { ConfirmEmailForm } from "./confirm-email-form";

export async function generateMetadata(): Promise<Metadata> {
  const title = (await getTranslations("account.confirmEmail"))("title");
  return { title, robots: { index: false } };
}

/**
 * The target of the link in an email that confirms a new address. A button confirms it, because mail servers follow
 * links.
 */
export default async function ConfirmEmailPage() {
  const t = await getTranslations("account.confirmEmail");
  return (
    <AccountCard title={t("title")}>
      <Lead>{t("lead")}</Lead>
      <ConfirmEmailForm />
    </AccountCard>
  );
}
