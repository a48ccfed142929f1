"use client";

import { Search } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Checkbox, Toggle } from "@/app/_ui/checkbox";
import { DayField } from "@/app/_ui/day-field";
import { NativeTick } from "@/app/_ui/native-tick";
import { NumberField } from "@/app/_ui/number-field";
import { PasswordField } from "@/app/_ui/password-field";
import { SearchField } from "@/app/_ui/search-field";
import { Segmented } from "@/app/_ui/segmented";
import { Select } from "@/app/_ui/select";
import { TextField } from "@/app/_ui/text-field";
import { Pattern } from "./pattern";

const PLACES = ["Sehested", "La Haye Sainte", "Mir"] as const;

export function FieldSamples() {
  const t = useTranslations("patterns");
  const [men, setMen] = useState<number | null>(600);
  return (
    <Pattern name="fields">
      <TextField label={t("unit")} defaultValue="Oldenborg" hint={t("hint")} />
      <TextField label={t("army")} error={t("wrong")} />
      <TextField label={t("side")} defaultValue="Danmark" isDisabled />
      <TextField label={t("notes")} rows={3} />
      <NumberField label={t("men")} value={men} onCommit={setMen} unit="cm" />
      <NumberField
        label={t("men")}
        look="stepper"
        value={men}
        onCommit={setMen}
        maxValue={600}
        cap={t("hint")}
      />
      <SearchField icon={<Search aria-hidden />} aria-label={t("army")} placeholder={t("army")} />
      <DayField label={t("day")} value="1813-12-10" />
      <PasswordField name="password" label={t("firm")} />
    </Pattern>
  );
}

export function ChoiceSamples() {
  const t = useTranslations("patterns");
  const [place, setPlace] = useState<string>(PLACES[0]);
  const choices = PLACES.map((value, i) => ({
    value: value as string,
    label: value,
    ...(i === 2 ? { offBecause: t("off") } : {}),
  }));
  return (
    <Pattern name="choices">
      <Select label={t("side")} choices={choices} value={place} onChange={setPlace} />
      <Select
        label={t("army")}
        choices={choices}
        value={null}
        onChange={setPlace}
        error={t("wrong")}
      />
      <Segmented
        label={t("show")}
        segments={choices.map(({ value, label }, i) => ({ value, label, isDisabled: i === 2 }))}
        value={place}
        onChange={setPlace}
      />
      <Checkbox defaultSelected>{t("army")}</Checkbox>
      <Checkbox isIndeterminate>{t("unit")}</Checkbox>
      <Checkbox isInvalid>{t("notes")}</Checkbox>
      <Checkbox isDisabled>{t("men")}</Checkbox>
      <NativeTick defaultChecked>{t("army")}</NativeTick>
      <NativeTick type="radio" name="pattern">
        {t("unit")}
      </NativeTick>
      <Toggle defaultSelected>{t("show")}</Toggle>
      <Toggle>{t("day")}</Toggle>
      <Toggle isDisabled>{t("side")}</Toggle>
    </Pattern>
  );
}
