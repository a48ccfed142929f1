"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { useLocalDay } from "@/app/_frame/use-local-day";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { PasswordField } from "@/app/_ui/password-field";
import { saveTextFile } from "@/app/_ui/save-file";
import { ServiceForm } from "@/app/_ui/service-form";
import { passwordFieldRefusal } from "./wrong-password";

interface RecoveryCodesProps {
  readonly email: string;
  readonly remaining: number;
  /** When the codes were made, as a UTC instant; null if none are left. */
  readonly made: string | null;
}

/** The number of codes left, and the button to make new ones after asking for the password again. */
export function RecoveryCodes({ email, remaining, made }: RecoveryCodesProps) {
  const t = useTranslations("account.recovery");
  const router = useRouter();
  const dayOf = useLocalDay();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const opener = remaining > 0 ? t("openNew") : t("open");
  return (
    <>
      <p>{made ? t("left", { count: remaining, day: dayOf(made) }) : t("none")}</p>
      <Dialog
        title={opener}
        trigger={<Button>{opener} …</Button>}
        onOpenChange={() => setCodes(null)}
      >
        {codes ? (
          <MadeCodes email={email} codes={codes} />
        ) : (
          <CodesForm
            onMade={(fresh) => {
              setCodes(fresh);
              router.refresh();
            }}
          />
        )}
      </Dialog>
    </>
  );
}

function CodesForm({ onMade }: { readonly onMade: (codes: readonly string[]) => void }) {
  const t = useTranslations("account");
  return (
    <>
      <p>{t("recovery.text")}</p>
      <ServiceForm
        submit={t("recovery.make")}
        onSend={async ({ password = "" }) => {
          const body = { password };
          const answer = await callApi("POST /users/me/recovery-codes", { body });
          if (!answer.ok) return passwordFieldRefusal("password", answer.refusal);
          onMade(answer.value.codes);
          return null;
        }}
      >
        <PasswordField
          name="password"
          label={t("tokens.password")}
          autoComplete="current-password"
          autoFocus
        />
      </ServiceForm>
    </>
  );
}

interface MadeCodesProps {
  readonly email: string;
  readonly codes: readonly string[];
}

function MadeCodes({ email, codes }: MadeCodesProps) {
  const t = useTranslations("account.recovery");
  const head = () => t("fileHead", { email, address: `${location.origin}/forgotten-password` });
  return (
    <div className="grid gap-3 print:text-[CanvasText] print:scheme-light" data-print-alone>
      <p>{t("madeText")}</p>
      <p className="hidden print:block">{head()}</p>
      <ol
        aria-label={t("label")}
        className="grid grid-cols-[repeat(auto-fill,minmax(--spacing(47.5),1fr))] gap-x-4 gap-y-1 tabular-nums"
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="flex gap-2 print:hidden">
        <Button
          autoFocus
          onPress={() => saveTextFile("grundlag.txt", [head(), "", ...codes, ""].join("\n"))}
        >
          {t("save")}
        </Button>
        <Button onPress={() => window.print()}>{t("print")}</Button>
      </div>
    </div>
  );
}
