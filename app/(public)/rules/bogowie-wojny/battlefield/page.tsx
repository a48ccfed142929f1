import "../../rules.css";
import "../../../_battlefield/battlefield.css";
import "../../_battlefield/battlefield-form.css";
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { makeBattlefield } from "@/lib/usecases/battlefields/make-battlefield";
import { BattlefieldCounts } from "../../../_battlefield/battlefield-counts";
import { BattlefieldOrder } from "../../../_battlefield/battlefield-facts";
import { BattlefieldEffects } from "../../../_battlefield/battlefield-rules";
import { BattlefieldVerdict } from "../../../_battlefield/battlefield-verdict";
import { FieldView } from "../../../_battlefield/field-view";
import { BattlefieldActions } from "../../_battlefield/battlefield-actions";
import { BattlefieldForm } from "../../_battlefield/battlefield-form";
import { BattlefieldReadings } from "../../_battlefield/battlefield-readings";
import { newSeed } from "../../_battlefield/new-seed";
import { queryOf, readWish } from "../../_battlefield/read-wish";
import { RulesFrame } from "../../_tables/rules-frame";
import type { SearchParams } from "../../_tables/search-params";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("battlefield");
  return { title: t("name") };
}

interface PageProps {
  readonly searchParams: Promise<SearchParams>;
}

/** A battlefield from a seed [XIV]; who comes without one is sent on to a new one, so that the address always names it. */
export default async function BattlefieldPage({ searchParams }: PageProps) {
  const params = await searchParams;
  const asked = readWish(params);
  if (params.seed === undefined)
    redirect(`?${queryOf({ ...asked.fields, seed: newSeed() }, "seed")}`);
  const t = await getTranslations("battlefield");
  const rules = await getTranslations("rules");
  const field = asked.wish && makeBattlefield(asked.wish);
  return (
    <RulesFrame system="bogowie-wojny" current="battlefield">
      <div className="rulehead">
        <div>
          <p className="quiet">{rules("edition.bogowie-wojny")}</p>
          <h1>{t("name")}</h1>
        </div>
      </div>
      <p className="quiet">{t("intro")}</p>
      <BattlefieldForm asked={asked} />
      {asked.wish && field && (
        <>
          <FieldView field={field}>
            <BattlefieldVerdict field={field} />
            <BattlefieldActions wish={asked.wish} fields={asked.fields} />
          </FieldView>
          <div className="vcols">
            <BattlefieldCounts field={field} />
            <BattlefieldOrder field={field} />
            <BattlefieldEffects field={field} />
          </div>
          <BattlefieldReadings />
        </>
      )}
    </RulesFrame>
  );
}
