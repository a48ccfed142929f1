import { BookmarkPlus, Download, Link2 } from "lucide-react";
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { buttonLook } from "@/app/_ui/button-look";
import { SectionTitle } from "@/app/_ui/section-title";
import { FieldActions } from "@/app/(public)/_battlefield/field-actions";
import { PrintForm } from "@/app/(public)/_battlefield/print-form";
import { Columns } from "@/app/(public)/_reading/columns";
import { PageHead } from "@/app/(public)/_reading/page-head";
import { currentActor, currentWorkCaller } from "@/lib/auth/session-gate";
import type { BattlefieldOptions } from "@/lib/domain/bogowie-wojny/field/generator/generate";
import { makeBattlefield } from "@/lib/usecases/bogowie-wojny/field/make-battlefield";
import { BattlefieldCounts } from "../../../_battlefield/battlefield-counts";
import { BattlefieldOrder } from "../../../_battlefield/battlefield-facts";
import { BattlefieldEffects } from "../../../_battlefield/battlefield-rules";
import { BattlefieldVerdict } from "../../../_battlefield/battlefield-verdict";
import { FieldView } from "../../../_battlefield/field-view";
import { BattlefieldForm } from "../../_battlefield/battlefield-form";
import { keepField } from "../../_battlefield/keep-field";
import { KeepFieldHere } from "../../_battlefield/keep-field-here";
import {
  apiQueryOf,
  type BattlefieldFields,
  queryOf,
  readBattlefieldParams,
} from "../../_battlefield/read-params";
import { RulesFrame } from "../../_tables/rules-frame";
import type { SearchParams } from "../../_tables/search-params";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("battlefield");
  return { title: t("name") };
}

interface PageProps {
  readonly searchParams: Promise<SearchParams>;
}

/**
 * A battlefield generated from a seed [XIV]; without one the reader is redirected to a new seed, so that the address
 * always contains it.
 */
export default async function BattlefieldPage({ searchParams }: PageProps) {
  const params = await searchParams;
  const asked = readBattlefieldParams(params);
  if (params.seed === undefined)
    redirect(`?${queryOf({ ...asked.fields, seed: newSeed() }, "seed")}`);
  const t = await getTranslations("battlefield");
  const rules = await getTranslations("rules");
  const field = asked.options && (await makeBattlefield(asked.options, await currentWorkCaller()));
  return (
    <RulesFrame system="bogowie-wojny" current="battlefield">
      <PageHead>
        <div>
          <p className="text-sm text-ink-3">{rules("edition.bogowie-wojny")}</p>
          <h1>{t("name")}</h1>
        </div>
      </PageHead>
      <p className="text-ink-3">{t("intro")}</p>
      <BattlefieldForm asked={asked} />
      {asked.options && field && (
        <>
          <FieldView field={field}>
            <BattlefieldVerdict field={field} />
            <BattlefieldActions options={asked.options} fields={asked.fields} />
          </FieldView>
          <Columns>
            <BattlefieldCounts field={field} />
            <BattlefieldOrder field={field} />
            <BattlefieldEffects field={field} />
          </Columns>
          <BattlefieldReadings />
        </>
      )}
    </RulesFrame>
  );
}

/** Letters and digits that are not mistaken for one another when read out. */
const SIGNS = "abcdefghjkmnpqrstuvwxyz23456789";

/** A random seed, short enough to be read out at a tournament. */
function newSeed(): string {
  const signs = [...crypto.getRandomValues(new Uint8Array(8))].map(
    (byte) => SIGNS[byte % SIGNS.length],
  );
  return `${signs.slice(0, 4).join("")}-${signs.slice(4).join("")}`;
}

const READINGS = ["pieces", "water", "objectives", "sections"] as const;

/** Points the rules leave open, and how they are interpreted here. */
async function BattlefieldReadings() {
  const t = await getTranslations("battlefield.readings");
  return (
    <section className="mt-6">
      <SectionTitle>{t("title")}</SectionTitle>
      <ul className="mt-2 grid list-disc gap-1 ps-5 text-sm">
        {READINGS.map((reading) => (
          <li key={reading}>{t(reading)}</li>
        ))}
      </ul>
    </section>
  );
}

const API = "/api/v1/rules/bogowie-wojny/battlefield";

interface BattlefieldActionsProps {
  readonly options: BattlefieldOptions;
  readonly fields: BattlefieldFields;
}

/**
 * Saving the field as a map of the user's own, or downloading it: a link with its seed, the sheet to print, the
 * picture, the data.
 */
async function BattlefieldActions({ options, fields }: BattlefieldActionsProps) {
  const t = await getTranslations("battlefield.actions");
  const query = `${apiQueryOf(options)}&lang=${await getLocale()}`;
  return (
    <FieldActions label={t("title")}>
      <KeepField options={options} fields={fields} />
      <a className={buttonLook()} href={`?${queryOf(fields, "seed")}`}>
        <Link2 aria-hidden /> {t("link")}
      </a>
      <PrintForm address={`${API}.pdf?${query}`} table={options.table} />
      <a className={buttonLook()} href={`${API}.svg?${query}`}>
        <Download aria-hidden /> {t("svg")}
      </a>
      <a className={buttonLook()} href={`${API}?${query}`}>
        <Download aria-hidden /> {t("json")}
      </a>
    </FieldActions>
  );
}

/** Saves the field in the account of a signed-in user, otherwise in the browser. */
async function KeepField({ options, fields }: BattlefieldActionsProps) {
  const t = await getTranslations("battlefield");
  const copying = await getTranslations("local.copying");
  const keep = t("actions.keep");
  if (!(await currentActor())) {
    const named = {
      title: t("pictureOf", { seed: options.seed }),
      language: await getLocale(),
    };
    const words = { keep, failed: copying("failed"), notKept: copying("notKept") };
    return <KeepFieldHere options={apiQueryOf(options)} named={named} words={words} />;
  }
  return (
    <form action={keepField.bind(null, apiQueryOf(options), queryOf(fields, "seed"))}>
      <button type="submit" className={buttonLook({ look: "primary" })}>
        <BookmarkPlus aria-hidden /> {keep}
      </button>
    </form>
  );
}
