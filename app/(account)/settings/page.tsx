import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { LanguageChoice } from "@/app/_frame/language-choice";
import { buttonLook } from "@/app/_ui/button-look";
import { OffUntilHydrated } from "@/app/_ui/off-until-hydrated";
import { Page } from "@/app/_ui/page";
import { currentContext, requireMember } from "@/lib/auth/session-gate";
import { listTokens } from "@/lib/usecases/people/accounts/list-tokens";
import { ownSessions } from "@/lib/usecases/people/accounts/own-sessions";
import { signInWays } from "@/lib/usecases/people/accounts/sign-in-ways";
import { DeleteAccount } from "./_parts/delete-account";
import { EmailForm } from "./_parts/email-form";
import { LinkedSignIn } from "./_parts/linked-sign-in";
import { NameForm } from "./_parts/name-form";
import { PasswordForm } from "./_parts/password-form";
import { RecoveryCodes } from "./_parts/recovery-codes";
import { Sessions } from "./_parts/sessions";
import { SignOutEverywhere } from "./_parts/sign-out-everywhere";
import { Tokens } from "./_parts/tokens";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("account"))("settings.title") };
}

/** The settings of the user's account: name, ways to sign in, tokens for programs, and deletion. */
export default async function SettingsPage() {
  const context = await currentContext();
  if (!context.actor) redirect("/sign-in?next=/settings");
  const t = await getTranslations("account");
  const language = await getLocale();
  const member = requireMember(context);
  const [tokens, sessions, ways] = await Promise.all([
    listTokens(member),
    ownSessions(member),
    signInWays(member),
  ]);
  const { name, email } = context.actor;
  const { linked } = ways;
  return (
    <OffUntilHydrated>
      <Page width="column" look="stack" className="in-[body:has([data-print-alone])]:print:hidden">
        <h1>{t("settings.title")}</h1>
        <Sheet title={t("settings.you")}>
          <NameForm name={name} />
        </Sheet>
        <Sheet title={t("settings.language")} text={t("settings.languageText")}>
          <LanguageChoice language={language} look="buttons" />
        </Sheet>
        <Sheet
          title={t("settings.password")}
          {...(ways.hasPassword ? {} : { text: t("settings.firstPassword") })}
        >
          <PasswordForm email={email} kind={ways.hasPassword ? "change" : "first"} />
        </Sheet>
        <Sheet title={t("email")} text={email}>
          <EmailForm pending={ways.pendingEmail} />
        </Sheet>
        <Sheet title={t("settings.recovery")} text={t("settings.recoveryText")}>
          <RecoveryCodes
            email={email}
            remaining={ways.recoveryCodes.remaining}
            made={ways.recoveryCodes.createdAt?.toISOString() ?? null}
          />
        </Sheet>
        {linked && (
          <Sheet title={t("settings.linked", { provider: linked.provider })}>
            <LinkedSignIn
              provider={linked.provider}
              since={linked.linkedAt?.toISOString() ?? null}
            />
          </Sheet>
        )}
        <Sheet title={t("settings.sessions")} text={t("settings.sessionsText")}>
          <Sessions sessions={sessions.map(shown)} />
          <SignOutEverywhere hasTokens={tokens.length > 0} />
        </Sheet>
        <Sheet title={t("settings.tokens")} text={t("settings.tokensText")}>
          <Tokens email={email} tokens={tokens.map(listed)} />
        </Sheet>
        <Sheet title={t("settings.export")} text={t("settings.exportText")}>
          <a className={buttonLook()} href="/api/v1/users/me/export" download="grundlag.json">
            {t("settings.exportButton")}
          </a>
        </Sheet>
        <Sheet title={t("settings.delete")} text={t("settings.deleteText")}>
          <DeleteAccount />
        </Sheet>
      </Page>
    </OffUntilHydrated>
  );
}

interface SheetProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

function Sheet({ title, text, children }: SheetProps) {
  return (
    <section className="grid grid-cols-1 justify-items-start gap-3 border border-rule-2 bg-sheet px-5 pt-4 pb-5 *:[form]:w-full *:[form]:max-w-105">
      <h2>{title}</h2>
      {text && <p className="-mt-2 text-pretty text-ink-3 text-sm">{text}</p>}
      {children}
    </section>
  );
}

function listed(token: Awaited<ReturnType<typeof listTokens>>[number]) {
  const { id, name, scopes, createdAt, lastUsedAt } = token;
  const lastUsed = lastUsedAt?.toISOString() ?? null;
  return { id, name, scopes, created: createdAt.toISOString(), lastUsed };
}

function shown({
  createdAt,
  lastSeenAt,
  ...rest
}: Awaited<ReturnType<typeof ownSessions>>[number]) {
  return { ...rest, begun: createdAt.toISOString(), lastSeen: lastSeenAt.toISOString() };
}
