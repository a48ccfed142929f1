"use server";

import { cookies } from "next/headers";
import { isLanguage, LOCALE_COOKIE } from "@/lib/i18n/locale";

const ONE_YEAR_S = 31_536_000;

/** Keeps the language a visitor chose; anything that is none of ours is passed over. */
export async function chooseLanguage(form: FormData): Promise<void> {
  const language = String(form.get("language"));
  if (!isLanguage(language)) return;
  (await cookies()).set(LOCALE_COOKIE, language, {
    path: "/",
    maxAge: ONE_YEAR_S,
    sameSite: "lax",
  });
}
