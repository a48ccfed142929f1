import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { LanguageChoice } from "@/app/_frame/language-choice";
import { currentContext, requireMember } from "@/lib/auth/session-gate";
import type { Language } from "@/lib/domain/language";
import { formatDay } from "@/lib/i18n/formats";
import { listTokens } from "@/lib/usecases/list-tokens";
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
      <section className="sheet">
        <h2>{t("settings.you")}</h2>
        <p className="quiet">{email}</p>
        <NameForm name={name} />
      </section>
      <section className="sheet">
        <h2>{t("settings.language")}</h2>
        <p className="quiet">{t("settings.languageText")}</p>
        <div className="languages">
          <LanguageChoice language={language} />
        </div>
      </section>
      <section className="sheet">
        <h2>{t("settings.password")}</h2>
        <PasswordForm email={email} />
      </section>
      <section className="sheet">
        <h2>{t("settings.sessions")}</h2>
        <p className="quiet">{t("settings.sessionsText")}</p>
        <SignOutEverywhere hasTokens={tokens.length > 0} />
      </section>
      <section className="sheet">
        <h2>{t("settings.tokens")}</h2>
        <p className="quiet">{t("settings.tokensText")}</p>
        <Tokens
          email={email}
          tokens={tokens.map((token) => ({
            id: token.id,
            name: token.name,
            scopes: token.scopes,
            created: formatDay(language, token.createdAt),
            lastUsed: token.lastUsedAt && formatDay(language, token.lastUsedAt),
          }))}
        />
      </section>
      <section className="sheet">
        <h2>{t("settings.export")}</h2>
        <p className="quiet">{t("settings.exportText")}</p>
        <a className="btn" href="/api/v1/users/me/export" download="grundlag.json">
          {t("settings.exportButton")}
        </a>
      </section>
      <section className="sheet">
        <h2>{t("settings.delete")}</h2>
        <p className="quiet">{t("settings.deleteText")}</p>
        <DeleteAccount />
      </section>
    </main>
  );
}
