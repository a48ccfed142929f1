import {
  ChevronDown,
  Contrast,
  LogOut,
  Menu,
  Settings,
  UserRound,
  UserRoundPlus,
} from "lucide-react";
import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import { buttonLook } from "@/app/_ui/button-look";
import { signOut } from "./actions";
import { type BarLink, BarLinks, PlayButton } from "./bar-links";
import { barLook } from "./bar-look";
import { BarMenu } from "./bar-menu";
import { FindButton } from "./find-button";
import { findWords } from "./find-words";
import { LanguageChoice } from "./language-choice";
import type { Theme } from "./theme";
import { ThemeChoice } from "./theme-choice";
import type { Viewer } from "./viewer";
import { initialsOf } from "./viewer";

interface TopBarProps {
  /** `null` for a visitor who is not signed in. */
  readonly viewer: Viewer | null;
  readonly theme: Theme;
}

/** The bar at the top of every page: main parts, search by name, language, theme and account. */
export async function TopBar({ viewer, theme }: TopBarProps) {
  const t = await getTranslations("common.bar");
  const language = await getLocale();
  const themes = <ThemeChoice theme={theme} labels={await themeLabels()} />;
  return (
    <header className="relative z-20 flex h-bar items-center gap-4 border-rule-2 border-b bg-sheet px-4 max-tablet:gap-0 max-tablet:pe-2 print:hidden">
      <Wordmark label={t("home")} />
      <nav className="flex gap-1 self-stretch max-tablet:hidden" aria-label={t("main")}>
        <BarLinks links={await readLinks()} look="link" />
        <PlayButton menu="bar-play" label={t("play")} />
        <BarLinks links={await deskLinks()} look="link" />
      </nav>
      <BarMenu
        id="bar-play"
        label={t("play")}
        className="supports-[position-area:bottom]:inset-auto supports-[position-area:bottom]:m-1 supports-[position-area:bottom]:[position-anchor:--bar-play] supports-[position-area:bottom]:[position-area:bottom_span-right]"
      >
        <BarLinks links={await playLinks()} look="row" />
      </BarMenu>
      <FindButton label={t("find")} words={await findWords()} />
      <div className="flex items-center gap-1">
        <button
          type="button"
          className={buttonLook({ look: "bare", className: "max-tablet:hidden" })}
          popoverTarget="bar-language"
          aria-label={`${t("language")}: ${language.toUpperCase()}`}
        >
          {language.toUpperCase()}
          <ChevronDown aria-hidden />
        </button>
        <BarMenu id="bar-language" label={t("language")}>
          <LanguageChoice language={language} />
        </BarMenu>
        <button
          type="button"
          className={buttonLook({ look: "bare", isIcon: true, className: "max-tablet:hidden" })}
          popoverTarget="bar-theme"
          aria-label={t("theme")}
        >
          <Contrast aria-hidden />
        </button>
        <BarMenu id="bar-theme" label={t("theme")}>
          {themes}
        </BarMenu>
        <AccountPart viewer={viewer} />
        <button
          type="button"
          className={buttonLook({ look: "bare", isIcon: true, className: "tablet:hidden" })}
          popoverTarget="bar-all"
          aria-label={t("menu")}
        >
          <Menu aria-hidden />
        </button>
        <BarMenu id="bar-all" label={t("menu")}>
          <BarLinks links={await readLinks()} look="row" />
          <BarLinks links={await deskLinks()} look="row" />
          <hr className="my-1 border-rule border-t" />
          <BarLinks links={await playLinks()} look="row" />
          <hr className="my-1 border-rule border-t" />
          <AccountLinks viewer={viewer} />
          <hr className="my-1 border-rule border-t" />
          <LanguageChoice language={language} />
          <hr className="my-1 border-rule border-t" />
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
      <Link
        href="/sign-in"
        prefetch={false}
        className={buttonLook({ look: "bare", className: "max-tablet:hidden" })}
      >
        <UserRound aria-hidden />
        <span className="max-wide-tablet:sr-only">{t("signIn")}</span>
      </Link>
    );
  }
  return (
    <>
      <button
        type="button"
        className={buttonLook({ look: "bare", isIcon: true, className: "max-tablet:hidden" })}
        popoverTarget="bar-account"
        aria-label={`${t("account")}: ${viewer.name}`}
      >
        <span
          className="grid size-7 place-items-center rounded-full border border-edge bg-inset font-semibold font-serif text-2xs"
          aria-hidden
        >
          {initialsOf(viewer.name)}
        </span>
      </button>
      <BarMenu id="bar-account" label={t("account")}>
        <AccountLinks viewer={viewer} />
      </BarMenu>
    </>
  );
}

async function readLinks(): Promise<BarLink[]> {
  const t = await getTranslations("common.bar");
  return [
    { href: "/library", label: t("library"), part: "library" },
    { href: "/rules", label: t("rules"), part: "rules" },
  ];
}

async function deskLinks(): Promise<BarLink[]> {
  const t = await getTranslations("common.bar");
  return [{ href: "/desk", label: t("desk"), part: "desk" }];
}

async function playLinks(): Promise<BarLink[]> {
  const t = await getTranslations("common.bar");
  return [
    { href: "/games", label: t("games"), part: "games" },
    { href: "/clubs", label: t("clubs"), part: "clubs" },
    { href: "/events", label: t("events"), part: "events" },
  ];
}

async function themeLabels() {
  const t = await getTranslations("common.bar");
  return { system: t("themeSystem"), light: t("themeLight"), dark: t("themeDark") };
}

interface WordmarkProps {
  readonly label: string;
}

/** The logo (a folded map) and name, linked to the front page. */
function Wordmark({ label }: WordmarkProps) {
  return (
    <Link
      className="inline-flex min-h-8 items-center gap-2 font-semibold font-serif text-xl leading-none no-underline touch:min-h-11"
      href="/"
      prefetch={false}
      aria-label={label}
    >
      <svg
        className="size-5.5"
        viewBox="0 0 22 22"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.3"
      >
        <path d="M1.5 4l6-2 7 2 6-2v16l-6 2-7-2-6 2V4Z" />
        <path d="M7.5 2v16M14.5 4v16" opacity=".45" />
        <path d="M9.2 7h3.6M9.2 8.2h3.6" strokeWidth="1.5" />
        <path d="M9.2 13.5h3.6v1.8H9.2z" />
      </svg>
      <span>Grundlag</span>
    </Link>
  );
}

interface AccountLinksProps {
  readonly viewer: Viewer | null;
}

/** Account actions, as rows of a menu in the bar. */
async function AccountLinks({ viewer }: AccountLinksProps) {
  const t = await getTranslations("common.bar");
  if (!viewer) {
    return (
      <>
        <Link href="/sign-in" className={barLook.row()}>
          <UserRound className="text-ink-3" aria-hidden />
          {t("signIn")}
        </Link>
        <Link href="/sign-up" className={barLook.row()}>
          <UserRoundPlus className="text-ink-3" aria-hidden />
          {t("signUp")}
        </Link>
      </>
    );
  }
  return (
    <>
      <p className="wrap-anywhere px-3 pt-1 pb-2 text-sm">
        <b className="block font-serif text-lg">{viewer.name}</b>
        <span className="text-ink-3">{viewer.email}</span>
      </p>
      <Link href="/settings" className={barLook.row()}>
        <Settings className="text-ink-3" aria-hidden />
        {t("settings")}
      </Link>
      <form action={signOut}>
        <button type="submit" className={barLook.row()}>
          <LogOut className="text-ink-3" aria-hidden />
          {t("signOut")}
        </button>
      </form>
    </>
  );
}
