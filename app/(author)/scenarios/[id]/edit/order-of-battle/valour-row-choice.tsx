"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Select } from "@/app/_ui/select";
import { chooseValour } from "@/lib/domain/belle-alliance/scenario/commands/units";
import type { Unit } from "@/lib/domain/belle-alliance/scenario/unit";
import { headingsOfNation } from "@/lib/rules/belle-alliance/nation";
import { TABLE_21, type Table21Row } from "@/lib/rules/belle-alliance/tables/table-21";
import { table21Row } from "@/lib/rules/belle-alliance/valour/effective-valour";
import type { ValourProposal } from "@/lib/rules/belle-alliance/valour/valour-proposal";
import { useEditor } from "../_desk/scenario-editor";
import { useRowWords } from "./use-row-words";
import { useUnitWords } from "./use-words";

interface ValourRowChoiceProps {
  readonly unit: Unit;
  readonly proposal: ValourProposal;
  /** The current row. */
  readonly rowId: string | null;
}

/** The rows that could be meant: those that fit first, then all others of the nation and the general ones. */
export function ValourRowChoice({ unit, proposal, rowId }: ValourRowChoiceProps) {
  const t = useTranslations("orderOfBattle.valour");
  const rules = useTranslations("belleAlliance");
  const editor = useEditor();
  const words = useUnitWords();
  const rowWords = useRowWords();
  const rows = useMemo(() => rowsFor(unit, proposal, rowId), [unit, proposal, rowId]);
  const choices = rows.map((row) => ({
    value: row.id,
    label: `${rowWords(row.id)}${row.year ? ` ${row.year}` : ""}`,
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

/** The rows of table 21 that may apply to a unit, the most likely first. */
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
