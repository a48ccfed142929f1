"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { signInWithPassword } from "@/lib/auth/browser-session";
import { AccountField } from "../_components/account-field";
import { AccountForm } from "../_components/account-form";
import { PasswordField } from "../_components/password-field";
import type { Refusal } from "../_components/refusal";

export interface SignInFormProps {
  /** Where to go afterwards. */
  readonly next: string;
}

export function SignInForm({ next }: SignInFormProps) {
  const t = useTranslations("account");
  const router = useRouter();
  return (
    <AccountForm
      submit={t("signIn.submit")}
      onSend={async ({ email = "", password = "" }) => {
        const refusal = await signIn(email, password);
        if (!refusal) {
          router.replace(next);
          router.refresh();
        }
        return refusal;
      }}
    >
      <AccountField
        name="email"
        type="email"
        label={t("email")}
        autoComplete="username"
        isRequired
        autoFocus
      />
      <PasswordField name="password" label={t("password")} autoComplete="current-password" />
    </AccountForm>
  );
}

/** Signs in; `null` when it went well. */
export async function signIn(email: string, password: string): Promise<Refusal | null> {
  const outcome = await signInWithPassword({ email, password }).catch(() => null);
  if (outcome?.ok) return null;
  return {
    code: outcome?.code ?? "internal-error",
    fields: {},
    retryAfterSeconds: outcome?.retryAfterSeconds ?? 0,
  };
}
