"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { toast } from "@/app/_ui/toasts";
import { AccountField } from "../../_components/account-field";
import { AccountForm } from "../../_components/account-form";
import { sendJson } from "../../_components/refusal";

export function NameForm({ name: known }: { readonly name: string }) {
  const t = useTranslations("account");
  const router = useRouter();
  return (
    <AccountForm
      submit={t("settings.nameSubmit")}
      look="plain"
      onSend={async ({ name }) => {
        const { refusal } = await sendJson("PATCH", "/users/me", { name });
        if (!refusal) {
          toast({ text: t("settings.nameDone"), look: "ok" });
          router.refresh();
        }
        return refusal;
      }}
    >
      <AccountField
        name="name"
        label={t("name")}
        hint={t("nameHint")}
        defaultValue={known}
        autoComplete="name"
        isRequired
        maxLength={200}
      />
    </AccountForm>
  );
}
