import { ChevronDown, Contrast, Menu, UserRound } from "lucide-react";
import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import type { Language } from "@/lib/domain/language";
import { AccountLinks } from "./account-links";
import { type BarLink, BarLinks } from "./bar-links";
import { BarMenu } from "./bar-menu";
import { FindButton } from "./find-button";
import { findWords } from "./find-words";
import { LanguageChoice } from "./language-choice";
import type { Theme } from "./theme";
import { ThemeChoice } from "./theme-choice";
import { initialsOf, type Viewer } from "./viewer";
import { Wordmark } from "./wordmark";

interface TopBarProps {
  /** `null` for a visitor who is not signed in. */
  readonly viewer: Viewer | null;
  readonly theme: Theme;
}

/** The bar over every page: where one is, a search by name, language, theme and account. */
export async function TopBar({ viewer, theme }: TopBarProps) {
  const t = await getTranslations("common.bar");
  const language = (await getLocale()) as Language;
  const themes = <ThemeChoice theme={theme} labels={await themeLabels()} />;
  return (
    <header className="topbar">
      <Wordmark label={t("home")} />
      <nav className="topnav" aria-label={t("main")}>
        <BarLinks links={await mainLinks()} />
      </nav>
      <FindButton label={t("find")} words={await findWords()} />
      <div className="topend">
        <button
          type="button"
          className="btn bare lang"
          popoverTarget="bar-language"
          aria-label={`${t("language")}: ${language.toUpperCase()}`}
        >
          {language.toUpperCase()}
          <ChevronDown className="ic" aria-hidden />
        </button>
        <BarMenu id="bar-language" label={t("language")}>
          <LanguageChoice language={language} />
        </BarMenu>
        <button
          type="button"
          className="btn bare icon theme"
          popoverTarget="bar-theme"
          aria-label={t("theme")}
        >
          <Contrast className="ic" aria-hidden />
        </button>
        <BarMenu id="bar-theme" label={t("theme")}>
          {themes}
        </BarMenu>
        <AccountPart viewer={viewer} />
        <button
          type="button"
          className="btn bare icon only-phone"
          popoverTarget="bar-all"
          aria-label={t("menu")}
        >
          <Menu className="ic" aria-hidden />
        </button>
        <BarMenu id="bar-all" label={t("menu")}>
          <BarLinks links={await mainLinks()} className="bar-item" />
          <hr />
          <AccountLinks viewer={viewer} />
          <hr />
          <LanguageChoice language={language} />
          <hr />
          {themes}
        </BarMenu>
      </div>
    </header>
  );
}

async function AccountPart({ viewer }: { readonly viewer: Viewer | null }) {
  const t = await getTranslations("common.bar");
  if (!viewer) {
    return (
      <Link href="/sign-in" prefetch={false} className="btn bare signin">
        <UserRound className="ic" aria-hidden />
        {t("signIn")}
      </Link>
    );
  }
  return (
    <>
      <button
        type="button"
        className="btn bare icon acc"
        popoverTarget="bar-account"
        aria-label={`${t("account")}: ${viewer.name}`}
      >
        <span className="initials" aria-hidden>
          {initialsOf(viewer.name)}
        </span>
      </button>
      <BarMenu id="bar-account" label={t("account")}>
        <AccountLinks viewer={viewer} />
      </BarMenu>
    </>
  );
}

async function mainLinks(): Promise<BarLink[]> {
  const t = await getTranslations("common.bar");
  return [
    { href: "/library", label: t("library"), part: "library" },
    { href: "/rules/belle-alliance", label: t("rules"), part: "rules" },
    { href: "/desk", label: t("desk"), part: "desk" },
  ];
}

async function themeLabels() {
  const t = await getTranslations("common.bar");
  return { system: t("themeSystem"), light: t("themeLight"), dark: t("themeDark") };
}
