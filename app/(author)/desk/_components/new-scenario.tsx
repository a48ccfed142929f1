"use client";

import { Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { FormField } from "@/app/_ui/form-field";
import { NumberField } from "@/app/_ui/number-field";
import { Segmented } from "@/app/_ui/segmented";
import { sendJson } from "@/app/_ui/send-json";
import { ServiceForm } from "@/app/_ui/service-form";
import { LANGUAGES, type Language } from "@/lib/domain/language";

const DEFAULT_TABLE = { widthCm: 180, depthCm: 120 } as const;
const TABLE_CM = { minValue: 30, maxValue: 1000, step: 5 } as const;

export interface NewScenarioProps {
  /** The language it is written in unless another is chosen. */
  readonly language: Language;
  readonly isOpenAtFirst: boolean;
}

/** Asks for what a scenario cannot do without, and opens it for writing. */
export function NewScenario({ language: ownLanguage, isOpenAtFirst }: NewScenarioProps) {
  const t = useTranslations("account.desk.scenario");
  const router = useRouter();
  const [language, setLanguage] = useState(ownLanguage);
  const [table, setTable] = useState<{ widthCm: number; depthCm: number }>(DEFAULT_TABLE);
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <Dialog
      title={t("title")}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button look="primary" icon={<Plus className="ic" aria-hidden />}>
          {t("open")}
        </Button>
      }
    >
      <ServiceForm
        submit={t("submit")}
        onSend={async ({ title }) => {
          const document = { kind: "scenario", schemaVersion: 1, title, language, map: table };
          const { refusal, answer } = await sendJson<{ id: string }>(
            "POST",
            "/scenarios",
            document,
          );
          if (answer) router.push(`/scenarios/${answer.id}/edit`);
          return refusal;
        }}
      >
        <FormField
          name="title"
          label={t("name")}
          placeholder={t("nameHint")}
          isRequired
          autoFocus
          maxLength={200}
        />
        <LanguageChoice language={language} onChoose={setLanguage} />
        <div className="two">
          <NumberField
            label={t("width")}
            unit="cm"
            value={table.widthCm}
            onCommit={(value) => setTable({ ...table, widthCm: value ?? DEFAULT_TABLE.widthCm })}
            {...TABLE_CM}
          />
          <NumberField
            label={t("depth")}
            unit="cm"
            value={table.depthCm}
            onCommit={(value) => setTable({ ...table, depthCm: value ?? DEFAULT_TABLE.depthCm })}
            {...TABLE_CM}
          />
        </div>
      </ServiceForm>
    </Dialog>
  );
}

interface LanguageChoiceProps {
  readonly language: Language;
  readonly onChoose: (language: Language) => void;
}

function LanguageChoice({ language, onChoose }: LanguageChoiceProps) {
  const t = useTranslations("account.desk.scenario");
  const common = useTranslations("common.language");
  return (
    <Segmented
      label={t("language")}
      value={language}
      onChange={onChoose}
      segments={LANGUAGES.map((value) => ({ value, label: common(value) }))}
    />
  );
}
