import type { Metadata } from "next";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { serviceContext } from "@/lib/auth/context";
import { AccountCard, Lead, OtherWay, Way } from "../_components/account-card";
import { CodeForm } from "./code-form";
import { MailForm } from "./mail-form";

export async function generateMetadata(): Promise<Metadata> {
  const title = (await getTranslations("account.forgotten"))("title");
  return { title, robots: { index: false } };
}

/** The two ways to recover an account without its password. */
export default async function ForgottenPasswordPage() {
  const t = await getTranslations("account.forgotten");
  const sendsMail = serviceContext().mailer !== null;
  return (
    <AccountCard title={t("title")}>
      <Lead>{t("lead")}</Lead>
      <Way title={t("byMail")}>
        <Lead>{sendsMail ? t("byMailText") : t("noMail")}</Lead>
        {sendsMail && <MailForm />}
      </Way>
      <Way title={t("byCode")}>
        <Lead>{t("byCodeText")}</Lead>
        <CodeForm />
      </Way>
      <OtherWay>
        <Link href="/sign-in">{t("toSignIn")}</Link>
      </OtherWay>
    </AccountCard>
  );
}
