import { getLocale, getTranslations } from "next-intl/server";
import type { Language } from "@/lib/domain/language";
import { formatSigned } from "@/lib/i18n/formats";
import { table21Row } from "@/lib/rules/belle-alliance/valour/effective-valour";
import type { ValourAnswer } from "@/lib/usecases/rules/resolve-valour";
import { Track } from "./track";

/** The row a unit falls under, why and how surely, and the other rows that could be meant. */
export async function UnitAnswer({ answer }: { readonly answer: ValourAnswer }) {
  const t = await getTranslations("rules.ask");
  const rules = await getTranslations("belleAlliance");
  return (
    <div role="status" className="unitanswer">
      <div className="valbox">
        <div className="big">
          <span className="bigv">
            <Values values={answer.values} />
          </span>
          <Track values={answer.values} />
        </div>
        <p>
          <b>{answer.row ? <RowLink id={answer.row} /> : t("noRow")}</b>
          <br />
          <span className="quiet">{answer.why.text}</span>
          <br />
          <span className="quiet">{rules(`valourConfidence.${answer.confidence}`)}</span>
        </p>
      </div>
      <OtherRows ids={answer.candidates.filter((id) => id !== answer.row)} />
    </div>
  );
}

async function OtherRows({ ids }: { readonly ids: readonly string[] }) {
  const t = await getTranslations("rules.ask");
  if (ids.length === 0) return null;
  return (
    <>
      <h3>{t("others")}</h3>
      <ul className="otherrows">
        {ids.map((id) => (
          <li key={id}>
            <b className="num">
              <Values values={table21Row(id)?.values ?? []} />
            </b>
            <RowLink id={id} />
          </li>
        ))}
      </ul>
    </>
  );
}

async function Values({ values }: { readonly values: readonly number[] }) {
  const language = (await getLocale()) as Language;
  return values.map((value) => formatSigned(language, value)).join(" / ") || "–";
}

async function RowLink({ id }: { readonly id: string }) {
  const labels = await getTranslations("table21");
  const rules = await getTranslations("belleAlliance");
  const row = table21Row(id);
  const place = [row?.heading && rules(`heading.${row.heading}`), row?.year && String(row.year)];
  return (
    <a href={`#${id}`}>
      {place.filter(Boolean).join(" ")}
      {row?.heading && ": "}
      {labels(id)}
    </a>
  );
}
