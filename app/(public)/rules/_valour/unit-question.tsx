import { getTranslations } from "next-intl/server";
import { NATIONS } from "@/lib/rules/belle-alliance/nation";
import { TYPES_OF_ARM } from "@/lib/rules/belle-alliance/unit-type";
import { TABLE_21_YEARS } from "@/lib/rules/belle-alliance/valour/valour-range";
import { KeptParams } from "../_tables/kept-params";
import { LiveForm } from "../_tables/live-form";
import {
  ChoiceField,
  type ChoiceFieldProps,
  QueryField,
  type QueryFieldProps,
} from "../_tables/query-fields";
import type { SearchParams } from "../_tables/search-params";
import { LISTED_ARMS, type UnitQuestion } from "./search-params";

const YEARS = Array.from(
  { length: TABLE_21_YEARS.last - TABLE_21_YEARS.first + 1 },
  (_, index) => TABLE_21_YEARS.first + index,
);

interface UnitQuestionFormProps {
  readonly params: SearchParams;
  readonly question: UnitQuestion;
}

/** The form for a unit as named in a source, and the other facts that decide its row. */
export async function UnitQuestionForm({ params, question }: UnitQuestionFormProps) {
  const t = await getTranslations("rules.ask");
  return (
    <LiveForm
      className="mt-3 grid grid-cols-2 gap-3"
      label={t("title")}
      submit={t("show")}
      forgets={["nation", "q"]}
    >
      <KeptParams
        params={params}
        but={["unit", "of", "arm", "type", "year", "corps", "division", "nation", "q"]}
      />
      <QueryField
        id="unit"
        name="unit"
        label={t("unit")}
        value={question.name}
        hint={t("unitHint")}
        className="col-span-full"
      />
      <Kind question={question} />
      <Above name="corps" label={t("corps")} value={question.corps} hint="XII" />
      <Above name="division" label={t("division")} value={question.division} hint="6" />
    </LiveForm>
  );
}

/** The unit's nation, year, arm and type. */
async function Kind({ question }: { readonly question: UnitQuestion }) {
  const t = await getTranslations("rules.ask");
  const words = await getTranslations("belleAlliance");
  const { nation, year, arm, type } = question;
  const nations = NATIONS.map((each) => [each, words(`nation.${each}`)] as const);
  const years = YEARS.map((each) => [String(each), String(each)] as const);
  const arms = LISTED_ARMS.map((each) => [each, words(`arm.${each}`)] as const);
  const types = TYPES_OF_ARM[arm].map((each) => [each, words(`type.${each}`)] as const);
  return (
    <>
      <Choice name="of" label={t("nation")} value={nation} choices={nations} />
      <Choice name="year" label={t("year")} value={String(year)} choices={years} />
      <Choice name="arm" label={t("arm")} value={arm} choices={arms} />
      <Choice
        key={arm}
        name="type"
        label={t("type")}
        value={type ?? ""}
        choices={[["", t("typeOpen")], ...types]}
      />
    </>
  );
}

function Choice(props: Omit<ChoiceFieldProps, "id">) {
  return <ChoiceField id={`ask-${props.name}`} {...props} />;
}

/** The number or name of a formation above the unit. */
function Above(props: Omit<QueryFieldProps, "id" | "className" | "type">) {
  return <QueryField id={`ask-${props.name}`} {...props} />;
}
