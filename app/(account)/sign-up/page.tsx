import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { configuredProvider } from "@/lib/auth/provider";
import { currentActor } from "@/lib/auth/session-gate";
import { AccountCard, Lead, OtherWay } from "../_components/account-card";
import { safePath } from "../_components/safe-path";
import { ProviderButton } from "../sign-in/provider-button";
import { SignUpForm } from "./sign-up-form";

interface SignUpPageProps {
  readonly searchParams: Promise<{ next?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("account"))("signUp.title") };
}

export default async function SignUpPage({ searchParams }: SignUpPageProps) {
  const t = await getTranslations("account.signUp");
  const next = safePath([(await searchParams).next].flat()[0]);
  if (await currentActor()) redirect(next);
  const provider = configuredProvider();
  return (
    <AccountCard title={t("title")}>
      <Lead>{t("lead")}</Lead>
      <SignUpForm next={next} />
      {provider && <ProviderButton provider={provider.name} next={next} />}
      <OtherWay>
        {t("haveAccount")}{" "}
        <Link href={`/sign-in?next=${encodeURIComponent(next)}`}>{t("toSignIn")}</Link>
      </OtherWay>
    </AccountCard>
  );
}
