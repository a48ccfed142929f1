"use server";

import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { isServedByHttps } from "@/lib/auth/context";
import { currentContext } from "@/lib/auth/session-gate";
import { sessionCookieName } from "@/lib/auth/session-token";
import { isLanguage, LOCALE_COOKIE } from "@/lib/i18n/locale";
import { endOwnSession } from "@/lib/usecases/people/accounts/own-sessions";

const ONE_YEAR_S = 31_536_000;

/** Stores the language a visitor chose; unknown languages are ignored. */
export async function chooseLanguage(form: FormData): Promise<void> {
  const language = form instanceof FormData ? String(form.get("language")) : "";
  if (!isLanguage(language)) return;
  (await cookies()).set(LOCALE_COOKIE, language, {
    path: "/",
    maxAge: ONE_YEAR_S,
    secure: isServedByHttps(),
    sameSite: "lax",
  });
}

/** Signs this browser out, ends its session and redirects to the front page. */
export async function signOut(): Promise<void> {
  const context = await currentContext();
  const { actor } = context;
  if (actor?.sessionId) await endOwnSession({ ...context, actor }, actor.sessionId);
  (await cookies()).set(sessionCookieName(), "", {
    path: "/",
    maxAge: 0,
    httpOnly: true,
    secure: isServedByHttps(),
    sameSite: "lax",
  });
  redirect("/");
}
