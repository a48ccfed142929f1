import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { currentActor } from "@/lib/auth/session-gate";
import { safePath } from "../_components/safe-path";
import { SignInForm } from "./sign-in-form";

interface SignInPageProps {
  readonly searchParams: Promise<{ next?: string | string[]; ended?: string | string[] }>;
}

/** What signing out everywhere ended, by what its address says. */
const ENDED = ["sessions", "keep", "revoke"] as const;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("account"))("signIn.title") };
}

export default async function SignInPage({ searchParams }: SignInPageProps) {
  const t = await getTranslations("account.signIn");
  const asked = await searchParams;
  const next = safePath([asked.next].flat()[0]);
  if (await currentActor()) redirect(next);
  const ended = ENDED.find((each) => each === asked.ended);
  return (
    <main id="main" className="page narrow">
      <div className="sheet account">
        <h1>{t("title")}</h1>
        {ended && <output className="said">{t(`ended.${ended}`)}</output>}
        <SignInForm next={next} />
        <p className="other">
          {t("noAccount")}{" "}
          <Link href={`/sign-up?next=${encodeURIComponent(next)}`}>{t("toSignUp")}</Link>
        </p>
      </div>
    </main>
  );
}
