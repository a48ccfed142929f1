"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { FormField } from "@/app/_ui/form-field";
import { PasswordField } from "@/app/_ui/password-field";
import { refusalIn } from "@/app/_ui/request-json";
import { ServiceForm, type Values } from "@/app/_ui/service-form";
import { NOTICE_LOOK } from "../_components/notice-look";
import { signIn } from "../sign-in/sign-in-form";

interface SignUpFormProps {
  /** The path to open afterwards. */
  readonly next: string;
}

/**
 * Opens an account and signs in. The service does not reveal that an address already has an account; signing in then
 * fails, and a message says what owners of an account should do.
 */
export function SignUpForm({ next }: SignUpFormProps) {
  const t = useTranslations("account");
  const locale = useLocale();
  const router = useRouter();
  const [isOutside, setOutside] = useState(false);
  const send = async ({ name = "", email = "", password = "" }: Values) => {
    setOutside(false);
    const body = { name, email, password };
    const refusal = refusalIn(await callApi("POST /users", { query: { lang: locale }, body }));
    const stillRefused = refusal ?? (await signIn(email, password));
    if (stillRefused?.code === "bad-credentials") {
      setOutside(true);
      return null;
    }
    if (!stillRefused) {
      router.replace(next);
      router.refresh();
    }
    return stillRefused;
  };
  return (
    <ServiceForm submit={t("signUp.submit")} buttonWidth="full" onSend={send}>
      <FormField
        name="name"
        label={t("name")}
        hint={t("nameHint")}
        autoComplete="name"
        isRequired
        autoFocus
        maxLength={200}
      />
      <FormField name="email" type="email" label={t("email")} autoComplete="username" isRequired />
      <PasswordField
        name="password"
        label={t("password")}
        hint={t("passwordHint")}
        autoComplete="new-password"
        minLength={12}
      />
      <div role="alert">
        {isOutside && (
          <p className={NOTICE_LOOK}>
            {t("signUp.notIn")}{" "}
            <Link href={`/sign-in?next=${encodeURIComponent(next)}`}>{t("signUp.toSignIn")}</Link> ·{" "}
            <Link href="/forgotten-password">{t("signUp.toForgotten")}</Link>
          </p>
        )}
      </div>
    </ServiceForm>
  );
}
