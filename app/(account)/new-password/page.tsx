import type { Metadata } from "next";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { AccountCard, Lead, OtherWay } from "../_components/account-card";
import { NewPasswordForm } from "./new-password-form";

export async function generateMetadata(): Promise<Metadata> {
  const title = (await getTranslations("account.setPassword"))("title");
  return { title, robots: { index: false } };
}

/**
 * The target of the link in an email that sets a new password. Its secret is after the `#`, which is not sent to
 * servers.
 */
export default async function NewPasswordPage() {
  const t = await getTranslations("account.setPassword");
  return (
    <AccountCard title={t("title")}>
      <Lead>{t("lead")}</Lead>
      <NewPasswordForm />
      <OtherWay>
        <Link href="/forgotten-password">{t("again")}</Link>
      </OtherWay>
    </AccountCard>
  );
}
