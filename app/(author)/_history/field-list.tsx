"use client";

import { useLocale, useTranslations } from "next-intl";
import { type FieldDifference, isBlank } from "@/lib/domain/history/differences";
import { isRecord } from "@/lib/domain/json";
import type { Language } from "@/lib/domain/language";
import { formatBattleDate, formatNumber } from "@/lib/i18n/formats";

/** Fields whose texts people wrote; other texts are codes, and only named. */
const WRITTEN = [
  "title",
  "name",
  "battle",
  "date",
  "place",
  "startTime",
  "home",
  "note",
  "umpireNote",
  "source",
];

/** The fields of a thing that differ, with both values where they can be read. */
export function FieldList({ fields }: { readonly fields: readonly FieldDifference[] }) {
  const t = useTranslations("history.compare");
  const words = useTranslations("fields");
  const shown = fields.filter(isTold);
  const label = ({ field }: FieldDifference) =>
    words.has(`field.${field}`) ? words(`field.${field}`) : t("other");
  const wordsOf = (field: FieldDifference) => {
    const cm = distanceCm(field);
    return cm ? t("distance", { cm }) : label(field);
  };
  const named = [...new Set(fields.filter((field) => !isTold(field)).map(wordsOf))];
  return (
    <>
      {shown.length > 0 && (
        <dl className="fields">
          {shown.map((field) => (
            <div key={field.field}>
              <dt>{label(field)}</dt>
              <dd>
                <Value field={field.field} value={field.before} /> <span aria-hidden>→</span>
                <span className="sr">{t("now")}</span>{" "}
                <Value field={field.field} value={field.after} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {named.length > 0 && <p className="quiet">{named.join(", ")}</p>}
    </>
  );
}

/** How far a thing was moved on the table, in whole cm; 0 where it only turned, came or went. */
function distanceCm({ field, before, after }: FieldDifference): number {
  if (field !== "placement" || !isRecord(before) || !isRecord(after)) return 0;
  const [dx, dy] = ["xCm", "yCm"].map((axis) => Number(after[axis]) - Number(before[axis]));
  return Math.round(Math.hypot(dx ?? 0, dy ?? 0));
}

function isTold({ field, before, after }: FieldDifference): boolean {
  const value = isBlank(after) ? before : after;
  if (typeof value === "number") return true;
  return typeof value === "string" && WRITTEN.includes(field);
}

function Value({ field, value }: { readonly field: string; readonly value: unknown }) {
  const language = useLocale() as Language;
  if (isBlank(value)) return "–";
  if (field === "year") return String(value);
  if (typeof value === "number")
    return formatNumber(language, value, Number.isInteger(value) ? 0 : 1);
  return field === "date" ? formatBattleDate(language, String(value)) : String(value);
}
