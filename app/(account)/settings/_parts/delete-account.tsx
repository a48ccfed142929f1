"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Label } from "react-aria-components/Label";
import { Radio, RadioGroup } from "react-aria-components/RadioGroup";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { PasswordField } from "@/app/_ui/password-field";
import { sendJson } from "@/app/_ui/send-json";
import { ServiceForm } from "@/app/_ui/service-form";
import { besidePassword } from "./wrong-password";

const FATES = ["delete", "leave"] as const;

/** Deletes the account, after asking what becomes of what is public, and for the password. */
export function DeleteAccount() {
  const t = useTranslations("account.deletion");
  const router = useRouter();
  const [fate, setFate] = useState<string>("delete");
  return (
    <Dialog title={t("title")} trigger={<Button look="danger">{t("open")}</Button>}>
      <p>{t("text")}</p>
      <ServiceForm
        submit={t("submit")}
        look="danger"
        onSend={async ({ password }) => {
          const body = { password, publicDocuments: fate };
          const { refusal } = await sendJson("DELETE", "/users/me", body);
          if (!refusal) {
            router.replace("/");
            router.refresh();
          }
          return besidePassword("password", refusal);
        }}
      >
        <RadioGroup value={fate} onChange={setFate} className="field">
          <Label>{t("fate")}</Label>
          {FATES.map((value) => (
            <Radio key={value} value={value} className="radio-row">
              <span className="dot" />
              {t(`fates.${value}`)}
            </Radio>
          ))}
        </RadioGroup>
        <PasswordField name="password" label={t("password")} autoComplete="current-password" />
      </ServiceForm>
    </Dialog>
  );
}
