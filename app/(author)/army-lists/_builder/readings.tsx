"use client";

import { useTranslations } from "next-intl";
import { Select } from "@/app/_ui/select";
import { editFormat } from "@/lib/domain/army-list/commands/details";
import { READINGS, type Reading } from "@/lib/rules/bogowie-wojny/format";
import { useEditor } from "./list-editor";
import { useArmyList, useRuleWords } from "./use-army-list";

/** Where the text leaves room, how this format reads it; the first choice is the usual one. */
export function Readings() {
  const t = useTranslations("armyList.format");
  return (
    <section className="grid gap-2" aria-label={t("readings")}>
      <h3 className="caps">{t("readings")}</h3>
      <p className="quiet">{t("readingsText")}</p>
      {(Object.keys(READINGS) as Reading[]).map((reading) => (
        <ReadingField key={reading} reading={reading} />
      ))}
    </section>
  );
}

function ReadingField({ reading }: { readonly reading: Reading }) {
  const words = useRuleWords();
  const editor = useEditor();
  const { readings } = useArmyList().format;
  const ways: readonly string[] = READINGS[reading];
  return (
    <Select
      label={`${words(`readings.${reading}.title`)} · ${words(`readings.${reading}.rule`)}`}
      value={readings[reading] as string}
      choices={ways.map((way) => ({ value: way, label: words(`readings.${reading}.${way}`) }))}
      onChange={(way) => editor.apply(editFormat, { readings: { ...readings, [reading]: way } })}
    />
  );
}
