import { LogOut, Settings, UserRound, UserRoundPlus, Users } from "lucide-react";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { signOut } from "./actions";
import type { Viewer } from "./viewer";

interface AccountLinksProps {
  readonly viewer: Viewer | null;
}

/** What users can do about their account: rows of a menu in the bar. */
export async function AccountLinks({ viewer }: AccountLinksProps) {
  const t = await getTranslations("common.bar");
  if (!viewer) {
    return (
      <>
        <Link href="/sign-in" className="bar-item">
          <UserRound className="ic" aria-hidden />
          {t("signIn")}
        </Link>
        <Link href="/sign-up" className="bar-item">
          <UserRoundPlus className="ic" aria-hidden />
          {t("signUp")}
        </Link>
      </>
    );
  }
  return (
    <>
      <p className="who">
        <b>{viewer.name}</b>
        <span className="quiet">{viewer.email}</span>
      </p>
      <Link href="/clubs" prefetch={false} className="bar-item">
        <Users className="ic" aria-hidden />
        {t("clubs")}
      </Link>
      <Link href="/settings" className="bar-item">
        <Settings className="ic" aria-hidden />
        {t("settings")}
      </Link>
      <form action={signOut}>
        <button type="submit" className="bar-item">
          <LogOut className="ic" aria-hidden />
          {t("signOut")}
        </button>
      </form>
    </>
  );
}
