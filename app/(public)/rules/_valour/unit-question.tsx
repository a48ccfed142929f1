import { getTranslations } from "next-intl/server";
import { NATIONS } from "@/lib/rules/belle-alliance/nation";
import { TYPES_OF_ARM } from "@/lib/rules/belle-alliance/unit-type";
import { TABLE_21_YEARS } from "@/lib/rules/belle-alliance/valour";
import { KeptWishes } from "../_tables/kept-wishes";
import { LiveForm } from "../_tables/live-form";
import type { SearchParams } from "../_tables/search-params";
import { LISTED_ARMS, type UnitQuestion } from "./search-params";

const YEARS = Array.from(
  { length: TABLE_21_YEARS.last - TABLE_21_YEARS.first + 1 },
  (_, index) => TABLE_21_YEARS.first + index,
);

export interface UnitQuestionFormProps {
  readonly params: SearchParams;
  readonly question: UnitQuestion;
}

/** Asks for a unit as a source names it, with what else decides its row. */
export async function UnitQuestionForm({ params, question }: UnitQuestionFormProps) {
  const t = await getTranslations("rules.ask");
  const words = await getTranslations("belleAlliance");
  return (
    <LiveForm className="askform" label={t("title")} forgets={["nation", "q"]}>
      <KeptWishes
        params={params}
        but={["unit", "of", "arm", "type", "year", "corps", "division", "nation", "q"]}
      />
      <label htmlFor="unit">
        {t("unit")}
        <input
          className="input"
          id="unit"
          name="unit"
          defaultValue={question.name}
          placeholder={t("unitHint")}
          autoComplete="off"
        />
      </label>
      <Choice
        name="of"
        label={t("nation")}
        value={question.nation}
        choices={NATIONS.map((nation) => [nation, words(`nation.${nation}`)])}
      />
      <Choice
        name="year"
        label={t("year")}
        value={String(question.year)}
        choices={YEARS.map((year) => [String(year), String(year)])}
      />
      <Choice
        name="arm"
        label={t("arm")}
        value={question.arm}
        choices={LISTED_ARMS.map((arm) => [arm, words(`arm.${arm}`)])}
      />
      <Choice
        key={question.arm}
        name="type"
        label={t("type")}
        value={question.type ?? ""}
        choices={[
          ["", t("typeOpen")],
          ...TYPES_OF_ARM[question.arm].map((type) => [type, words(`type.${type}`)] as const),
        ]}
      />
      <Above name="corps" label={t("corps")} value={question.corps} hint="XII" />
      <Above name="division" label={t("division")} value={question.division} hint="6" />
      <noscript>
        <button className="btn" type="submit">
          {t("show")}
        </button>
      </noscript>
    </LiveForm>
  );
}

interface AboveProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly hint: string;
}

/** The number or name of a formation above the unit. */
function Above({ name, label, value, hint }: AboveProps) {
  return (
    <label htmlFor={`ask-${name}`} className="above">
      {label}
      <input
        className="input"
        id={`ask-${name}`}
        name={name}
        defaultValue={value}
        placeholder={hint}
        autoComplete="off"
      />
    </label>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
}

function Choice({ name, label, value, choices }: ChoiceProps) {
  return (
    <label htmlFor={`ask-${name}`}>
      {label}
      <select className="select" id={`ask-${name}`} name={name} defaultValue={value}>
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
