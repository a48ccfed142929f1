"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type {
  ArrivalView,
  FormationView,
  SideView,
  UnitView,
} from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { Language } from "@/lib/domain/document/language";
import { formatNumber, formatSigned } from "@/lib/i18n/formats";
import { PreviewRow, PreviewTable } from "./preview-table";

interface PreviewTroopsProps {
  readonly side: SideView;
  readonly language: Language;
}

/** The side's order of battle, as a table of formations and their units. */
export function PreviewTroops({ side, language }: PreviewTroopsProps) {
  const t = useTranslations("printPage.preview");
  const formations = side.formations ?? [];
  if (formations.length === 0) return <p className="text-ink-3">{t("noTroops")}</p>;
  return (
    <PreviewTable
      name={t("columns.unit")}
      numbers={[t("columns.men"), t("columns.figures"), t("columns.valour")]}
    >
      {formations.map((each) => rowsOf(each, 0, language))}
    </PreviewTable>
  );
}

function rowsOf(formation: FormationView, depth: number, language: Language): ReactNode {
  const { id, name, commander, totals, units, formations } = formation;
  return [
    <PreviewRow
      key={id}
      look="formation"
      depth={depth}
      name={
        <>
          {name} {commander && <em className="font-normal">{commander.name}</em>}
          <Arrival arrives={formation.arrives} />
        </>
      }
      numbers={[formatNumber(language, totals.men), formatNumber(language, totals.figures), ""]}
    />,
    ...units.map((unit) => (
      <UnitRow key={unit.id} unit={unit} depth={depth + 1} language={language} />
    )),
    ...formations.map((each) => rowsOf(each, depth + 1, language)),
  ];
}

interface UnitRowProps {
  readonly unit: UnitView;
  readonly depth: number;
  readonly language: Language;
}

function UnitRow({ unit, depth, language }: UnitRowProps) {
  const men = unit.men === null ? "–" : formatNumber(language, unit.men);
  return (
    <PreviewRow
      depth={depth}
      name={
        <>
          {unit.name}
          <Arrival arrives={unit.arrives} />
        </>
      }
      numbers={[
        unit.estimate && unit.men !== null ? `~${men}` : men,
        unit.figures ?? unit.gunners ?? "–",
        formatSigned(language, unit.valour.value),
      ]}
    />
  );
}

/** When a unit arrives; nothing if it is already on the table, or its formation's row says when. */
function Arrival({ arrives }: { readonly arrives: ArrivalView | null }) {
  const t = useTranslations("printPage.preview");
  if (!arrives || arrives.withAbove) return null;
  const { bound, time } = arrives;
  return (
    <small className="block text-ink-3">{t("arrives", { bound, time: time ?? "none" })}</small>
  );
}
