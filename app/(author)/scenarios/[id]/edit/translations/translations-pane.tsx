"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Checkbox } from "@/app/_ui/checkbox";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { Facts } from "@/app/_ui/facts";
import { Segmented } from "@/app/_ui/segmented";
import { Tag } from "@/app/_ui/tag";
import { LANGUAGES, type Language } from "@/lib/domain/document/language";
import { LIMITS } from "@/lib/domain/document/limits";
import type { Documents } from "@/lib/domain/kinds/document";
import {
  type SetTranslation,
  type TranslationRow,
  translationRows,
} from "@/lib/domain/kinds/translations";
import { useRemembered } from "../_desk/desk-context";
import { DeskPane } from "../_desk/desk-pane";
import { PartHead } from "../_overview/part-head";

interface Shown {
  readonly language: Language | null;
  readonly names: boolean;
  readonly openOnly: boolean;
}

interface TranslationsPaneProps {
  readonly scenario: Documents["scenario"];
  readonly onTranslate: (translated: SetTranslation) => void;
}

/** Each text of a scenario of either game next to its translation into another language. */
export function TranslationsPane({ scenario, onTranslate }: TranslationsPaneProps) {
  const t = useTranslations("translations");
  const languages = useTranslations("common.language");
  const [shown, show] = useRemembered<Shown>("translations.shown", () => ({
    language: null,
    names: false,
    openOnly: false,
  }));
  const others = LANGUAGES.filter((each) => each !== scenario.language);
  const language = others.find((each) => each === shown.language) ?? others[0] ?? "en";
  const rows = useMemo(() => translationRows(scenario, language), [scenario, language]);
  const seen = rows.filter(
    (row) => (shown.names || !row.isProper) && (!shown.openOnly || row.state !== "done"),
  );
  return (
    <DeskPane>
      <PartHead title={t("title")} lead={t("lead", { language: languages(scenario.language) })} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pb-3">
        <Segmented
          label={t("language")}
          value={language}
          segments={others.map((value) => ({ value, label: languages(value) }))}
          onChange={(value) => show({ ...shown, language: value })}
        />
        <Checkbox isSelected={shown.names} onChange={(names) => show({ ...shown, names })}>
          {t("names")}
        </Checkbox>
        <Checkbox isSelected={shown.openOnly} onChange={(openOnly) => show({ ...shown, openOnly })}>
          {t("openOnly")}
        </Checkbox>
      </div>
      <Counts rows={rows} />
      <ul className="max-w-300 border-rule border-t">
        {seen.map((row) => (
          <Row
            key={`${language} ${row.keys[0]}`}
            row={row}
            from={scenario.language}
            language={language}
            onTranslate={onTranslate}
          />
        ))}
      </ul>
    </DeskPane>
  );
}

/** The number of texts still to be translated, not counting names that may stay as they are. */
function Counts({ rows }: { readonly rows: readonly TranslationRow[] }) {
  const t = useTranslations("translations");
  const texts = rows.filter(({ isProper }) => !isProper);
  const count = (state: TranslationRow["state"]) =>
    texts.filter((row) => row.state === state).length;
  return (
    <Facts className="pb-3 text-sm" aria-live="polite">
      <span>{t("done", { count: count("done"), all: texts.length })}</span>
      <span>{t("missing", { count: count("missing") })}</span>
      {count("outdated") > 0 && <span>{t("outdated", { count: count("outdated") })}</span>}
    </Facts>
  );
}

interface RowProps extends Pick<TranslationsPaneProps, "onTranslate"> {
  readonly row: TranslationRow;
  readonly from: Language;
  readonly language: Language;
}

function Row({ row, from, language, onTranslate }: RowProps) {
  const t = useTranslations("translations");
  const { keys, text: original, field, kind, state, translation } = row;
  const label = t(`field.${field}`);
  return (
    <li className="grid grid-cols-2 items-start gap-x-5 gap-y-1 border-rule border-b py-2 max-tablet:grid-cols-1">
      <div>
        <p className="flex flex-wrap items-baseline gap-2 text-ink-3 text-xs">
          {label}
          {keys.length > 1 && <span>{t("places", { count: keys.length })}</span>}
          {state === "outdated" && <Tag look="dashed">{t("isOutdated")}</Tag>}
        </p>
        <p className="wrap-anywhere whitespace-pre-wrap text-sm" lang={from}>
          {original}
        </p>
      </div>
      <DraftTextField
        label={t("of", { name: label })}
        value={translation}
        rows={kind === "markdown" ? 6 : 1}
        maxLength={MOST[kind]}
        lang={language}
        onCommit={(text) => onTranslate({ language, keys, original, text })}
      />
    </li>
  );
}

const MOST = { name: LIMITS.nameLength, line: LIMITS.lineLength, markdown: LIMITS.textLength };
