"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { callApi } from "@/app/_client/call-api";
import { FormField } from "@/app/_ui/form-field";
import { refusalIn } from "@/app/_ui/request-json";
import { ServiceForm } from "@/app/_ui/service-form";
import { toast } from "@/app/_ui/toasts";

export function NameForm({ name: known }: { readonly name: string }) {
  const t = useTranslations("account");
  const router = useRouter();
  return (
    <ServiceForm
      submit={t("settings.nameSubmit")}
      look="plain"
      onSend={async ({ name = "" }) => {
        const refusal = refusalIn(await callApi("PATCH /users/me", { body: { name } }));
        if (!refusal) {
          toast({ text: t("settings.nameDone"), look: "ok" });
          router.refresh();
        }
        return refusal;
      }}
    >
      <FormField
        name="name"
        label={t("name")}
        hint={t("nameHint")}
        defaultValue={known}
        autoComplete="name"
        isRequired
        maxLength={200}
      />
    </ServiceForm>
  );
}
