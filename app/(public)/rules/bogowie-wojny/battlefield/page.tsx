import "../../rules.css";
import "../../_battlefield/battlefield.css";
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { BattlefieldPicture } from "@/app/_map/battlefield-picture";
import { classNames } from "@/app/_ui/class-names";
import type { Battlefield } from "@/lib/domain/battlefield/battlefield";
import { makeBattlefield } from "@/lib/usecases/make-battlefield";
import { BattlefieldActions } from "../../_battlefield/battlefield-actions";
import { BattlefieldCounts } from "../../_battlefield/battlefield-counts";
import {
  BattlefieldFacts,
  BattlefieldObjectives,
  BattlefieldOrder,
} from "../../_battlefield/battlefield-facts";
import { BattlefieldForm } from "../../_battlefield/battlefield-form";
import { BattlefieldEffects, BattlefieldReadings } from "../../_battlefield/battlefield-rules";
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

interface FieldViewProps {
  readonly field: Battlefield;
  readonly children: React.ReactNode;
}

/** The picture with what was settled and the objectives beside it; a wide table takes the page's width. */
async function FieldView({ field, children }: FieldViewProps) {
  const t = await getTranslations("battlefield");
  const { widthCm, depthCm } = field.table;
  const label = t("mapLabel", {
    width: widthCm,
    depth: depthCm,
    area: t(`areas.${field.area}`),
    pieces: field.pieces.length,
    seed: field.seed ?? "",
  });
  return (
    <div className={classNames("fieldview", widthCm > 1.4 * depthCm && "wide")}>
      <figure className="fieldpicture">
        <BattlefieldPicture field={field} idPrefix="field" label={label} />
        <figcaption>{t("signs")}</figcaption>
      </figure>
      <div className="fieldside">
        <BattlefieldFacts field={field} />
        <BattlefieldObjectives field={field} />
        {children}
      </div>
    </div>
  );
}
