import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { LanguageChoice } from "@/app/_frame/language-choice";
import { currentContext, requireMember } from "@/lib/auth/session-gate";
import type { Language } from "@/lib/domain/language";
import { listTokens } from "@/lib/usecases/accounts/list-tokens";
import { DeleteAccount } from "./_parts/delete-account";
import { NameForm } from "./_parts/name-form";
import { PasswordForm } from "./_parts/password-form";
import { SignOutEverywhere } from "./_parts/sign-out-everywhere";
import { Tokens } from "./_parts/tokens";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("account"))("settings.title") };
}

/** One's own account: who one is, how one signs in, what programs may do, and the way out. */
export default async function SettingsPage() {
  const context = await currentContext();
  if (!context.actor) redirect("/sign-in?next=/settings");
  const t = await getTranslations("account");
  const language = (await getLocale()) as Language;
  const tokens = await listTokens(requireMember(context));
  const { name, email } = context.actor;
  return (
    <main id="main" className="page settings">
      <h1>{t("settings.title")}</h1>
      <Sheet title={t("settings.you")} text={email}>
        <NameForm name={name} />
      </Sheet>
      <Sheet title={t("settings.language")} text={t("settings.languageText")}>
        <div className="languages">
          <LanguageChoice language={language} />
        </div>
      </Sheet>
      <Sheet title={t("settings.password")}>
        <PasswordForm email={email} />
      </Sheet>
      <Sheet title={t("settings.sessions")} text={t("settings.sessionsText")}>
        <SignOutEverywhere hasTokens={tokens.length > 0} />
      </Sheet>
      <Sheet title={t("settings.tokens")} text={t("settings.tokensText")}>
        <Tokens email={email} tokens={tokens.map(listed)} />
      </Sheet>
      <Sheet title={t("settings.export")} text={t("settings.exportText")}>
        <a className="btn" href="/api/v1/users/me/export" download="grundlag.json">
          {t("settings.exportButton")}
        </a>
      </Sheet>
      <Sheet title={t("settings.delete")} text={t("settings.deleteText")}>
        <DeleteAccount />
      </Sheet>
    </main>
  );
}

interface SheetProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

function Sheet({ title, text, children }: SheetProps) {
  return (
    <section className="sheet">
      <h2>{title}</h2>
      {text && <p className="quiet">{text}</p>}
      {children}
    </section>
  );
}

function listed(token: Awaited<ReturnType<typeof listTokens>>[number]) {
  const { id, name, scopes, createdAt, lastUsedAt } = token;
  const lastUsed = lastUsedAt?.toISOString() ?? null;
  return { id, name, scopes, created: createdAt.toISOString(), lastUsed };
}
