"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Disclosure } from "@/app/_ui/disclosure";
import { NumberField } from "@/app/_ui/number-field";
import { DEFAULT_SETTINGS } from "@/lib/domain/belle-alliance/scenario/default-settings";
import type { Force, Plan } from "@/lib/domain/belle-alliance/scenario/sizing";
import { Sizing } from "./sizing";

const NUMBERS = ["units", "foot", "horse", "guns"] as const;

type Army = Readonly<Record<(typeof NUMBERS)[number], number | null>>;

const NO_ARMY: Army = { units: null, foot: null, horse: null, guns: null };
const MOST = { units: 1000, foot: 500_000, horse: 500_000, guns: 5000 } as const;

interface SizingFieldsProps extends Pick<Plan, "table"> {
  readonly sides: readonly string[];
}

/** Asks for the armies of a battle that has not been begun, and tells how large a game they would be. */
export function SizingFields({ sides, table }: SizingFieldsProps) {
  const t = useTranslations("sizing");
  const [armies, setArmies] = useState<readonly Army[]>(sides.map(() => NO_ARMY));
  const set = (at: number, part: Partial<Army>) =>
    setArmies(armies.map((army, i) => (i === at ? { ...army, ...part } : army)));
  return (
    <Disclosure title={t("title")} level={3}>
      <div className="grid gap-3 pt-2">
        {sides.map((name, i) => (
          <fieldset key={name}>
            <legend className="pb-1 font-semibold text-sm">{name}</legend>
            <div className="grid grid-cols-2 items-end gap-2 tablet:grid-cols-4">
              {NUMBERS.map((column) => (
                <NumberField
                  key={column}
                  label={t(`columns.${column}`)}
                  value={armies[i]?.[column] ?? null}
                  minValue={0}
                  maxValue={MOST[column]}
                  onCommit={(value) => set(i, { [column]: value })}
                />
              ))}
            </div>
          </fieldset>
        ))}
        <Sizing forces={armies.map(forceFrom)} table={table} settings={DEFAULT_SETTINGS} />
      </div>
    </Disclosure>
  );
}

function forceFrom({ units, foot, horse, guns }: Army): Force {
  const bodies = [
    { arm: "infantry", count: foot ?? 0 },
    { arm: "cavalry", count: horse ?? 0 },
    { arm: "artillery", count: guns ?? 0 },
  ] as const;
  return { units: units ?? 0, bodies: bodies.filter(({ count }) => count > 0) };
}
