import type { Metadata } from "next";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { serviceContext } from "@/lib/auth/context";
import { CodeForm } from "./code-form";
import { MailForm } from "./mail-form";

export async function generateMetadata(): Promise<Metadata> {
  const title = (await getTranslations("account.forgotten"))("title");
  return { title, robots: { index: false } };
}

/** The two ways back into an account whose password is lost. */
export default async function ForgottenPasswordPage() {
  const t = await getTranslations("account.forgotten");
  const sendsMail = serviceContext().mailer !== null;
  return (
    <main id="main" className="page narrow">
      <div className="border border-rule-2 bg-sheet account">
        <h1>{t("title")}</h1>
        <p className="lead">{t("lead")}</p>
        <section className="way">
          <h2>{t("byMail")}</h2>
          <p className="lead">{sendsMail ? t("byMailText") : t("noMail")}</p>
          {sendsMail && <MailForm />}
        </section>
        <section className="way">
          <h2>{t("byCode")}</h2>
          <p className="lead">{t("byCodeText")}</p>
          <CodeForm />
        </section>
        <p className="other">
          <Link href="/sign-in">{t("toSignIn")}</Link>
        </p>
      </div>
    </main>
  );
}
