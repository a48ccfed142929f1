"use client";

import { useTranslations } from "next-intl";
import { Select } from "@/app/_ui/select";
import { useArmyList } from "../use-army-list";

interface Props {
  /** The kind of body to be named: corps, or divisions and brigades. */
  readonly of: "corps" | "division";
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}

const NONE = "-";

/**
 * The choice of the historical body that a corps or division represents, among those known to the list; nothing if
 * there are none.
 */
export function HistoricalChoice({ of, value, onChange }: Props) {
  const t = useTranslations("armyList.entry");
  const { bookFormations, language } = useArmyList();
  const bodies = bookFormations.filter(({ level }) => (level === "corps") === (of === "corps"));
  if (bodies.length === 0) return null;
  return (
    <Select
      label={t("historicalBody")}
      value={value ?? NONE}
      choices={[
        { value: NONE, label: t("historicalNone") },
        ...bodies.map(({ id, names }) => ({
          value: id,
          label: names[language] || names.pl || names.en || names.da,
        })),
      ]}
      onChange={(id) => onChange(id === NONE ? null : id)}
    />
  );
}
