"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { FormField } from "@/app/_ui/form-field";
import { PasswordField } from "@/app/_ui/password-field";
import { Segmented } from "@/app/_ui/segmented";
import { ServiceForm, type Values } from "@/app/_ui/service-form";
import { TextField } from "@/app/_ui/text-field";
import { passwordFieldRefusal } from "./wrong-password";

const REACH = { read: ["read"], write: ["read", "write"] } as const;

interface NewTokenProps {
  readonly email: string;
  readonly onMade: () => void;
}

/** Creates a token, after asking for the password again, and shows it only this once. */
export function NewToken({ email, onMade }: NewTokenProps) {
  const t = useTranslations("account.tokens");
  const [token, setToken] = useState<string | null>(null);
  const keep = (made: string) => {
    setToken(made);
    onMade();
  };
  return (
    <Dialog
      title={t("new")}
      trigger={<Button className="justify-self-start">{t("new")}</Button>}
      onOpenChange={() => setToken(null)}
    >
      {token ? <MadeToken token={token} /> : <TokenForm email={email} onMade={keep} />}
    </Dialog>
  );
}

interface TokenFormProps {
  readonly email: string;
  readonly onMade: (token: string) => void;
}

function TokenForm({ email, onMade }: TokenFormProps) {
  const t = useTranslations("account.tokens");
  const [reach, setReach] = useState<keyof typeof REACH>("read");
  const send = async ({ name = "", password = "" }: Values) => {
    const body = { email, password, name, scopes: REACH[reach] };
    const answer = await callApi("POST /tokens", { body });
    if (!answer.ok) return passwordFieldRefusal("password", answer.refusal);
    onMade(answer.value.token);
    return null;
  };
  return (
    <ServiceForm submit={t("make")} onSend={send}>
      <FormField
        name="name"
        label={t("name")}
        hint={t("nameHint")}
        isRequired
        autoFocus
        maxLength={200}
      />
      <Segmented
        label={t("scopes")}
        value={reach}
        onChange={setReach}
        segments={[
          { value: "read", label: t("scope.read") },
          { value: "write", label: t("scope.readWrite") },
        ]}
      />
      <PasswordField name="password" label={t("password")} autoComplete="current-password" />
    </ServiceForm>
  );
}

function MadeToken({ token }: { readonly token: string }) {
  const t = useTranslations("account.tokens");
  const common = useTranslations("common.action");
  const [isCopied, setCopied] = useState(false);
  return (
    <>
      <p>{t("madeText")}</p>
      <TextField label={t("made")} value={token} isReadOnly autoFocus />
      <Button onPress={() => void navigator.clipboard.writeText(token).then(() => setCopied(true))}>
        {isCopied ? common("copied") : common("copy")}
      </Button>
    </>
  );
}
