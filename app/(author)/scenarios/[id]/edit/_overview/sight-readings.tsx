"use client";

import { useTranslations } from "next-intl";
import { Select } from "@/app/_ui/select";
import type { Settings } from "@/lib/domain/belle-alliance/scenario/settings";
import { SIGHT_CHOICES, SIGHT_READINGS } from "@/lib/rules/belle-alliance/sight";
import { Fields } from "./part";

const NAMES = ["crest", "levelLine", "limits", "inward", "garrisons", "outlines"] as const;

interface SightReadingsFieldsProps {
  readonly sight: Settings["sight"];
  readonly onChange: (sight: NonNullable<Settings["sight"]>) => void;
}

/** How the scenario reads what the rules on sight leave open [1.1.6, table 2]. */
export function SightReadingsFields({ sight = {}, onChange }: SightReadingsFieldsProps) {
  const t = useTranslations("overview.sight");
  return (
    <fieldset>
      <legend className="pb-1 font-semibold font-serif text-base leading-snug">{t("title")}</legend>
      <Fields>
        {NAMES.map((name) => (
          <Select
            key={name}
            label={t(`${name}.label`)}
            choices={SIGHT_CHOICES[name].map((value) => ({ value, label: t(`${name}.${value}`) }))}
            value={sight[name] ?? SIGHT_READINGS[name]}
            onChange={(value) => onChange({ ...sight, [name]: value })}
          />
        ))}
      </Fields>
    </fieldset>
  );
}
