"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Select } from "@/app/_ui/select";
import { chooseValour } from "@/lib/domain/scenario/commands/units";
import type { Unit } from "@/lib/domain/scenario/unit";
import { headingsOfNation } from "@/lib/rules/belle-alliance/nation";
import { TABLE_21, type Table21Row } from "@/lib/rules/belle-alliance/tables/table-21";
import { table21Row } from "@/lib/rules/belle-alliance/valour/effective-valour";
import type { ValourProposal } from "@/lib/rules/belle-alliance/valour/valour-proposal";
import { useEditor } from "../_desk/scenario-editor";
import { useUnitWords } from "./use-words";

interface ValourRowChoiceProps {
  readonly unit: Unit;
  readonly proposal: ValourProposal;
  /** The row that counts now. */
  readonly rowId: string | null;
}

/** The rows that could be meant: those that fit first, then all of the nation's and the general ones. */
export function ValourRowChoice({ unit, proposal, rowId }: ValourRowChoiceProps) {
  const t = useTranslations("orderOfBattle.valour");
  const rules = useTranslations("belleAlliance");
  const editor = useEditor();
  const words = useUnitWords();
  const rows = useMemo(() => rowsFor(unit, proposal, rowId), [unit, proposal, rowId]);
  const choices = rows.map((row) => ({
    value: row.id,
    label: `${words.row(row.id)}${row.year ? ` ${row.year}` : ""}`,
    detail: [row.arm && rules(`arm.${row.arm}`), row.values.map(words.signed).join(" / ")]
      .filter(Boolean)
      .join(" "),
  }));
  return (
    <Select
      label={t("row")}
      choices={choices}
      value={rowId}
      placeholder={t("rowNone")}
      onChange={(row) => editor.apply(chooseValour, { unitId: unit.id, choice: { row } })}
    />
  );
}

/** Rows of table 21 an umpire may want for a unit, the likeliest first. */
function rowsFor(
  unit: Pick<Unit, "nation" | "arm">,
  proposal: Pick<ValourProposal, "candidates">,
  chosen: string | null,
): readonly Table21Row[] {
  const headings = headingsOfNation(unit.nation);
  const isOfArm = (row: Table21Row) => row.arm === null || row.arm === unit.arm;
  const ofNation = TABLE_21.filter((row) => row.heading !== null && headings.includes(row.heading));
  const general = TABLE_21.filter((row) => row.heading === null);
  const own = chosen === null ? null : table21Row(chosen);
  return [
    ...new Set([
      ...(own ? [own] : []),
      ...proposal.candidates,
      ...ofNation.filter(isOfArm),
      ...general.filter(isOfArm),
      ...ofNation,
    ]),
  ].filter((row) => row.values.length > 0);
}
