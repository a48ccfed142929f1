import { getTranslations } from "next-intl/server";
import { InlineFinding } from "@/app/_ui/finding-row";
import type { Battlefield } from "@/lib/domain/battlefield/battlefield";
import { checkBattlefield } from "@/lib/domain/battlefield/check";
import { battlefieldFindingText } from "@/lib/domain/battlefield/finding-text";

/** What chapters III and XIV want otherwise, each with its chapter, or that the field is legal. */
export async function BattlefieldVerdict({ field }: { readonly field: Battlefield }) {
  const t = await getTranslations("battlefield");
  const severity = await getTranslations("common.severity");
  const { findings } = checkBattlefield(field);
  if (findings.length === 0) return <p className="hint">{t("facts.legal")}</p>;
  return (
    <section aria-labelledby="fieldfindings">
      <h2 className="vh" id="fieldfindings">
        {t("findingsTitle")}
      </h2>
      {findings.map((finding) => (
        <InlineFinding key={finding.path + finding.code} look={finding.severity}>
          <span className="sr">{severity(finding.severity)}: </span>
          {battlefieldFindingText(finding, t)} <span className="rule-no">{finding.rule}</span>
        </InlineFinding>
      ))}
    </section>
  );
}
