"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { sendJson } from "@/app/_ui/send-json";
import { toast } from "@/app/_ui/toasts";

/** Ends every session of the account, this one too. */
export function SignOutEverywhere() {
  const t = useTranslations("account.settings");
  const errors = useTranslations("errors.title");
  const router = useRouter();
  const end = async () => {
    const { refusal } = await sendJson("DELETE", "/users/me/sessions");
    if (refusal) return toast({ text: errors(refusal.code), look: "error" });
    router.replace("/sign-in");
    router.refresh();
  };
  return <Button onPress={() => void end()}>{t("sessionsButton")}</Button>;
}
