import { getLocale, getTranslations } from "next-intl/server";
import type { Language } from "@/lib/domain/language";
import { formatSigned } from "@/lib/i18n/formats";
import type { Table21Row } from "@/lib/rules/belle-alliance/tables/table-21";
import type { ValourProposal } from "@/lib/rules/belle-alliance/valour";
import { Track } from "./track";

/** The row a unit falls under, why and how surely, and the other rows that could be meant. */
export async function UnitAnswer({ proposal }: { readonly proposal: ValourProposal }) {
  const t = await getTranslations("rules.ask");
  const rules = await getTranslations("belleAlliance");
  const language = (await getLocale()) as Language;
  const values = proposal.values.map((value) => formatSigned(language, value)).join(" / ");
  const others = proposal.candidates.filter((row) => row.id !== proposal.row?.id);
  return (
    <div role="status" className="unitanswer">
      <div className="valbox">
        <div className="big">
          <span className="bigv">{values}</span>
          <Track values={proposal.values} />
        </div>
        <p>
          <b>{proposal.row ? <RowLink row={proposal.row} /> : t("noRow")}</b>
          <br />
          <span className="quiet">
            {rules(`valourWhy.${proposal.why.code}`, { ...proposal.why.params })}{" "}
            {rules(`valourConfidence.${proposal.confidence}`)}.
          </span>
        </p>
      </div>
      {proposal.values.length > 1 && <p className="hint">{t("twoValues")}</p>}
      {others.length > 0 && (
        <>
          <h3>{t("others")}</h3>
          <ul className="otherrows">
            {others.map((row) => (
              <li key={row.id}>
                <b className="num">
                  {row.values.map((value) => formatSigned(language, value)).join(" / ") || "–"}
                </b>
                <RowLink row={row} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

async function RowLink({ row }: { readonly row: Table21Row }) {
  const labels = await getTranslations("table21");
  const rules = await getTranslations("belleAlliance");
  const place = [
    row.heading && rules(`heading.${row.heading}`),
    row.year === null ? null : String(row.year),
  ];
  return (
    <a href={`#${row.id}`}>
      {place.filter(Boolean).join(" ")}
      {row.heading && ": "}
      {labels(row.id)}
    </a>
  );
}
