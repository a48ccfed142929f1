"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { DayField } from "@/app/_ui/day-field";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { Segmented } from "@/app/_ui/segmented";
import { Select } from "@/app/_ui/select";
import { toast } from "@/app/_ui/toasts";
import { LENGTHS } from "@/lib/domain/belle-alliance/scenario/length";
import { CAMPAIGNS } from "@/lib/domain/document/campaign";
import { LANGUAGES } from "@/lib/domain/document/language";
import { LIMITS } from "@/lib/domain/document/limits";
import { formatBattleDate } from "@/lib/i18n/formats";
import { fieldId } from "./field-ids";
import { Fields, Part } from "./part";
import { useScenarioField, useSetFields } from "./use-scenario-field";

/** Title, language, battle, day and place. */
export function IdentityPart() {
  const t = useTranslations("overview.identity");
  return (
    <Part id="identity" title={t("heading")}>
      <Title />
      <Fields>
        <Line field="battle" />
        <Line field="place" />
        <BattleDay />
        <CampaignChoice />
        <LengthChoice />
        <AuthorLanguage />
      </Fields>
    </Part>
  );
}

function Title() {
  const t = useTranslations("overview.identity");
  const title = useScenarioField("title");
  const set = useSetFields();
  return (
    <div id={fieldId("title")}>
      <DraftTextField
        look="title"
        label={t("title")}
        value={title}
        maxLength={LIMITS.nameLength}
        isRequired
        onCommit={(text) =>
          text.trim() === "" ? toast({ text: t("titleNeeded") }) : set({ title: text.trim() })
        }
      />
    </div>
  );
}

function Line({ field }: { readonly field: "battle" | "place" }) {
  const t = useTranslations("overview.identity");
  const value = useScenarioField(field);
  const set = useSetFields();
  return (
    <div id={fieldId(field)}>
      <DraftTextField
        label={t(field)}
        placeholder={t(`${field}Example`)}
        value={value}
        maxLength={LIMITS.lineLength}
        onCommit={(text) => set({ [field]: text })}
      />
    </div>
  );
}

/** Table 21 depends on the year, so even an estimated day is useful. */
function BattleDay() {
  const t = useTranslations("overview.identity");
  const language = useLocale();
  const date = useScenarioField("date");
  const set = useSetFields();
  const known = date ?? "";
  const [isUncommitted, setUncommitted] = useState(false);
  const settle = (day: HTMLInputElement) => {
    setUncommitted(false);
    if (day.validity.badInput) {
      day.value = known;
      toast({ text: t("dateUnclear"), look: "error" });
    } else if (day.value !== known) set({ date: day.value || null });
  };
  return (
    <div id={fieldId("date")}>
      <DayField
        label={t("date")}
        hint={date ? t("dateInWords", { date: formatBattleDate(language, date) }) : t("dateHint")}
        value={known}
        isUncommitted={isUncommitted}
        onChange={(day) => setUncommitted(day !== known)}
        onCommit={settle}
      />
    </div>
  );
}

function CampaignChoice() {
  const t = useTranslations("overview.identity");
  const names = useTranslations("campaigns");
  const campaign = useScenarioField("campaign");
  const set = useSetFields();
  return (
    <div id={fieldId("campaign")}>
      <Select
        label={t("campaign")}
        value={campaign ?? "none"}
        choices={[
          { value: "none" as const, label: t("noCampaign") },
          ...CAMPAIGNS.map((value) => ({ value, label: names(value) })),
        ]}
        onChange={(value) => set({ campaign: value === "none" ? undefined : value })}
      />
    </div>
  );
}

/** If unset, the library derives the length from the units that are public to everybody. */
function LengthChoice() {
  const t = useTranslations("overview.identity");
  const length = useScenarioField("length");
  const set = useSetFields();
  return (
    <div id={fieldId("length")}>
      <Select
        label={t("length")}
        value={length ?? "unsaid"}
        choices={(["unsaid", ...LENGTHS] as const).map((value) => ({
          value,
          label: t(`lengths.${value}`),
        }))}
        onChange={(value) => set({ length: value === "unsaid" ? undefined : value })}
      />
    </div>
  );
}

function AuthorLanguage() {
  const t = useTranslations("overview.identity");
  const names = useTranslations("common.language");
  const language = useScenarioField("language");
  const set = useSetFields();
  return (
    <div id={fieldId("language")}>
      <Segmented
        label={t("language")}
        value={language}
        segments={LANGUAGES.map((value) => ({ value, label: names(value) }))}
        onChange={(value) => set({ language: value })}
      />
      <p className="hint mt-1.5">{t("languageHint")}</p>
    </div>
  );
}
