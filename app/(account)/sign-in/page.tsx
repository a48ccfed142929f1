import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { configuredProvider } from "@/lib/auth/provider";
import { currentActor } from "@/lib/auth/session-gate";
import { AccountCard, OtherWay } from "../_components/account-card";
import { NOTICE_LOOK } from "../_components/notice-look";
import { safePath } from "../_components/safe-path";
import { ProviderButton } from "./provider-button";
import { SignInForm } from "./sign-in-form";

interface SignInPageProps {
  readonly searchParams: Promise<{
    next?: string | string[];
    ended?: string | string[];
    error?: string | string[];
  }>;
}

/** Values of `ended` in the address: the reason all sessions ended, signing out everywhere or a new password. */
const ENDED = ["sessions", "keep", "revoke", "password"] as const;
/**
 * Values of `error` in the address with their own messages: why the provider's sign-in failed. Others show a general
 * message.
 */
const REFUSED = ["no-verified-email", "email-has-account", "linked-elsewhere"] as const;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("account"))("signIn.title") };
}

export default async function SignInPage({ searchParams }: SignInPageProps) {
  const t = await getTranslations("account.signIn");
  const asked = await searchParams;
  const next = safePath([asked.next].flat()[0]);
  if (await currentActor()) redirect(next);
  const ended = ENDED.find((each) => each === asked.ended);
  const refused = REFUSED.find((each) => each === asked.error) ?? "failed";
  const provider = configuredProvider();
  return (
    <AccountCard title={t("title")}>
      {ended && <output className={NOTICE_LOOK}>{t(`ended.${ended}`)}</output>}
      {asked.error !== undefined && (
        <output className={NOTICE_LOOK}>{t(`refused.${refused}`)}</output>
      )}
      <SignInForm next={next} />
      {provider && <ProviderButton provider={provider.name} next={next} />}
      <p>
        <Link href="/forgotten-password">{t("forgotten")}</Link>
      </p>
      <OtherWay>
        {t("noAccount")}{" "}
        <Link href={`/sign-up?next=${encodeURIComponent(next)}`}>{t("toSignUp")}</Link>
      </OtherWay>
    </AccountCard>
  );
}
