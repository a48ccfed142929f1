"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { callApi } from "@/app/_client/call-api";
import { useLocalDay } from "@/app/_frame/use-local-day";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { PasswordField } from "@/app/_ui/password-field";
import { refusalIn } from "@/app/_ui/request-json";
import { ServiceForm } from "@/app/_ui/service-form";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import { goToProvider } from "@/lib/auth/browser-session";
import { passwordFieldRefusal } from "./wrong-password";

interface LinkedSignInProps {
  readonly provider: string;
  /** When it was linked to this account, as a UTC instant; null if it is not. */
  readonly since: string | null;
}

/** Whether the provider is linked to this account, with the button to link or unlink it. */
export function LinkedSignIn({ provider, since }: LinkedSignInProps) {
  const t = useTranslations("account.linked");
  const dayOf = useLocalDay();
  return (
    <>
      <p>{since ? t("since", { day: dayOf(since) }) : t("none")}</p>
      {since ? <Unlink /> : <LinkDialog provider={provider} />}
    </>
  );
}

function Unlink() {
  const t = useTranslations("account.linked");
  const wordsOf = useRefusalWords();
  const router = useRouter();
  const unlink = async () => {
    const refusal = refusalIn(await callApi("DELETE /users/me/linked-sign-in"));
    if (refusal) toast({ text: wordsOf(refusal), look: "error" });
    else {
      toast({ text: t("unlinked"), look: "ok" });
      router.refresh();
    }
  };
  return <Button onPress={() => void unlink()}>{t("unlink")}</Button>;
}

function LinkDialog({ provider }: { readonly provider: string }) {
  const t = useTranslations("account");
  const title = t("linked.link", { provider });
  return (
    <Dialog title={title} trigger={<Button>{title} …</Button>}>
      <p>{t("linked.text", { provider })}</p>
      <ServiceForm
        submit={t("linked.submit", { provider })}
        onSend={async ({ password = "" }) => {
          const body = { password };
          const refusal = refusalIn(await callApi("POST /users/me/linked-sign-in", { body }));
          if (!refusal && !(await goToProvider("/settings").catch(() => false))) {
            toast({ text: t("signIn.refused.failed"), look: "error" });
          }
          return passwordFieldRefusal("password", refusal);
        }}
      >
        <PasswordField
          name="password"
          label={t("tokens.password")}
          autoComplete="current-password"
          autoFocus
        />
      </ServiceForm>
    </Dialog>
  );
}
