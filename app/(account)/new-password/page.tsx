import type { Metadata } from "next";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { NewPasswordForm } from "./new-password-form";

export async function generateMetadata(): Promise<Metadata> {
  const title = (await getTranslations("account.setPassword"))("title");
  return { title, robots: { index: false } };
}

/** Where the link of a letter leads that sets a new password. Its secret stands behind the `#`, which no server sees. */
export default async function NewPasswordPage() {
  const t = await getTranslations("account.setPassword");
  return (
    <main id="main" className="page narrow">
      <div className="border border-rule-2 bg-sheet account">
        <h1>{t("title")}</h1>
        <p className="lead">{t("lead")}</p>
        <NewPasswordForm />
        <p className="other">
          <Link href="/forgotten-password">{t("again")}</Link>
        </p>
      </div>
    </main>
  );
}
