"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { PasswordField } from "@/app/_ui/password-field";
import { refusalIn } from "@/app/_ui/request-json";
import { ServiceForm } from "@/app/_ui/service-form";
import { FateChoice } from "./fate-choice";
import { passwordFieldRefusal } from "./wrong-password";

/**
 * Deletes the account, after asking for the password and what should happen to public documents; then opens a page that
 * confirms it.
 */
export function DeleteAccount() {
  const t = useTranslations("account.deletion");
  const router = useRouter();
  const [fate, setFate] = useState<"delete" | "leave">("delete");
  return (
    <Dialog title={t("title")} trigger={<Button look="danger">{t("open")}</Button>}>
      <p>{t("text")}</p>
      <ServiceForm
        submit={t("submit")}
        look="danger"
        onSend={async ({ password = "" }) => {
          const body = { password, publicDocuments: fate };
          const refusal = refusalIn(await callApi("DELETE /users/me", { body }));
          if (!refusal) {
            router.replace(`/farewell?public=${fate}`);
            router.refresh();
          }
          return passwordFieldRefusal("password", refusal);
        }}
      >
        <FateChoice
          label={t("fate")}
          fates={{ delete: t("fates.delete"), leave: t("fates.leave") }}
          value={fate}
          onChange={setFate}
        />
        <PasswordField name="password" label={t("password")} autoComplete="current-password" />
      </ServiceForm>
    </Dialog>
  );
}
