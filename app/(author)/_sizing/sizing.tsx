"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Disclosure } from "@/app/_ui/disclosure";
import { NumberField } from "@/app/_ui/number-field";
import { RuleNo } from "@/app/_ui/rule-no";
import {
  type Pace,
  type Plan,
  type Size,
  sizeOf,
  USUAL_PACE,
  type Variant,
  variantsOf,
  varied,
} from "@/lib/domain/belle-alliance/scenario/sizing";
import { formatNumber } from "@/lib/i18n/formats";

interface SizingProps extends Omit<Plan, "pace"> {
  /** The bounds of the game, if its author has set them. */
  readonly bounds?: number | null;
}

/** How many figures, how wide a line, how many players and hours the troops are, and what would make it another game. */
export function Sizing({ bounds, ...given }: SizingProps) {
  const t = useTranslations("sizing");
  const [changed, change] = useState<Partial<Pace>>({});
  const pace = { ...USUAL_PACE, ...(bounds ? { bounds } : {}), ...changed };
  const plan = { ...given, pace };
  const size = sizeOf(plan);
  if (size === null) return <p className="text-ink-3 text-sm">{t("nothing")}</p>;
  return (
    <div className="grid gap-3 text-sm">
      <Answer plan={plan} size={size} />
      <Others plan={plan} size={size} />
      <PaceFields pace={pace} onChange={(part) => change({ ...changed, ...part })} />
    </div>
  );
}

interface AnswerProps {
  readonly plan: Plan;
  readonly size: Size;
}

function Answer({ plan, size }: AnswerProps) {
  const t = useTranslations("sizing");
  const words = useSizeWords();
  const armies = plan.forces.filter(({ bodies }) => bodies.length > 0).length;
  return (
    <ul aria-live="polite" className="font-semibold tabular-nums">
      <li>
        {t("figures", words(size))} <RuleNo rule="1.1.7" />
      </li>
      <li>
        {t("line", { ...words(size), armies })} <RuleNo rule="1.3.1" />
      </li>
      <li>{t("game", words(size))}</li>
    </ul>
  );
}

function Others({ plan, size }: AnswerProps) {
  const t = useTranslations("sizing");
  const language = useLocale();
  const words = useSizeWords();
  const now = words(size).ground;
  return (
    <section>
      <h4 className="font-semibold text-sm">{t("instead")}</h4>
      <ul className="list-disc ps-4 text-ink-2 tabular-nums">
        {variantsOf(plan).map((variant) => {
          const other = sizeOf(varied(plan, variant));
          return (
            other && (
              <li key={keyOf(variant)}>
                {t(`variant.${variant.kind}`, {
                  ...words(other),
                  now,
                  ...(variant.kind === "scale"
                    ? {
                        men: variant.menPerFigure,
                        metres: decimals(language, variant.metresPerCm),
                      }
                    : {}),
                })}
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}

function keyOf(variant: Variant): string {
  return variant.kind === "scale" ? `scale ${variant.menPerFigure}` : variant.kind;
}

const FIELDS = [
  { field: "unitsPerPlayer", maxValue: 100 },
  { field: "minutesPerUnit", maxValue: 60 },
  { field: "bounds", maxValue: 200 },
] as const;

interface PaceFieldsProps {
  readonly pace: Pace;
  readonly onChange: (part: Partial<Pace>) => void;
}

/** What the rules leave open, to be changed to what a club knows. */
function PaceFields({ pace, onChange }: PaceFieldsProps) {
  const t = useTranslations("sizing.pace");
  return (
    <Disclosure title={t("title")} level={4} open>
      <p className="pt-1 pb-2 text-ink-3">{t("text")}</p>
      <div className="grid grid-cols-2 items-end gap-2 tablet:grid-cols-3">
        {FIELDS.map(({ field, maxValue }) => (
          <NumberField
            key={field}
            label={t(field)}
            value={pace[field]}
            minValue={1}
            maxValue={maxValue}
            onCommit={(value) => value !== null && onChange({ [field]: value })}
          />
        ))}
      </div>
    </Disclosure>
  );
}

/** A size in the words of the messages. */
function useSizeWords() {
  const language = useLocale();
  return ({ figures, modelGuns, lineCm, edgeCm, groundM, players, hours }: Size) => ({
    figures: formatNumber(language, figures),
    modelGuns: formatNumber(language, modelGuns),
    line: formatNumber(language, lineCm),
    edge: formatNumber(language, edgeCm),
    times: formatNumber(language, lineCm / edgeCm, 1),
    ground: decimals(language, groundM / 1000),
    players,
    hours,
  });
}

function decimals(language: ReturnType<typeof useLocale>, value: number): string {
  return formatNumber(language, value, Number.isInteger(value) ? 0 : 1);
}
