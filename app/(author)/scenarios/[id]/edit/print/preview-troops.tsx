"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Language } from "@/lib/domain/language";
import type {
  ArrivalView,
  FormationView,
  SideView,
  UnitView,
} from "@/lib/domain/scenario/scenario-view";
import { formatNumber, formatSigned } from "@/lib/i18n/formats";

interface PreviewTroopsProps {
  readonly side: SideView;
  readonly language: Language;
}

/** The side's order of battle, a table of formations and their units. */
export function PreviewTroops({ side, language }: PreviewTroopsProps) {
  const t = useTranslations("printPage.preview");
  const formations = side.formations ?? [];
  if (formations.length === 0) return <p className="text-ink-3">{t("noTroops")}</p>;
  return (
    <table className="previewtroops">
      <thead>
        <tr>
          <th scope="col">{t("columns.unit")}</th>
          <th scope="col" className="num">
            {t("columns.men")}
          </th>
          <th scope="col" className="num">
            {t("columns.figures")}
          </th>
          <th scope="col" className="num">
            {t("columns.valour")}
          </th>
        </tr>
      </thead>
      <tbody>{formations.map((each) => rowsOf(each, 0, language))}</tbody>
    </table>
  );
}

function rowsOf(formation: FormationView, depth: number, language: Language): ReactNode {
  const { id, name, commander, totals, units, formations } = formation;
  return [
    <tr key={id} className="formation">
      <th scope="row" style={indent(depth)}>
        {name} {commander && <em>{commander.name}</em>}
        <Arrival arrives={formation.arrives} />
      </th>
      <td className="num">{formatNumber(language, totals.men)}</td>
      <td className="num">{formatNumber(language, totals.figures)}</td>
      <td />
    </tr>,
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
    <tr>
      <th scope="row" style={indent(depth)}>
        {unit.name}
        <Arrival arrives={unit.arrives} />
      </th>
      <td className="num">{unit.estimate && unit.men !== null ? `~${men}` : men}</td>
      <td className="num">{unit.figures ?? unit.gunners ?? "–"}</td>
      <td className="num">{formatSigned(language, unit.valour.value)}</td>
    </tr>
  );
}

/** When they come; nothing where they stand on the table, or the row of their formation says it. */
function Arrival({ arrives }: { readonly arrives: ArrivalView | null }) {
  const t = useTranslations("printPage.preview");
  if (!arrives || arrives.withAbove) return null;
  const { bound, time } = arrives;
  return <small className="text-ink-3">{t("arrives", { bound, time: time ?? "none" })}</small>;
}

function indent(depth: number) {
  return { paddingInlineStart: `${depth * 10}px` };
}
