import { getTranslations } from "next-intl/server";
import { InlineFinding } from "@/app/_ui/finding-row";
import { SectionTitle } from "@/app/_ui/section-title";
import type { Battlefield } from "@/lib/domain/bogowie-wojny/field/battlefield";
import { checkBattlefield } from "@/lib/domain/bogowie-wojny/field/check";
import type { BattlefieldFinding } from "@/lib/domain/bogowie-wojny/field/finding";
import { battlefieldFindingText } from "@/lib/domain/bogowie-wojny/field/finding-text";
import type { AcceptedFinding } from "@/lib/domain/document/accepted-findings";

interface VerdictProps {
  readonly field: Battlefield;
}

/**
 * Findings against chapters III and XIV, each with its chapter, or a line that the field is legal; then the findings
 * its author accepted, with their reasons.
 */
export async function BattlefieldVerdict({ field }: VerdictProps) {
  const { findings, accepted } = checkBattlefield(field);
  return (
    <>
      <OpenFindings findings={findings} isAgreed={accepted.length > 0} />
      <AcceptedFindings accepted={accepted} language={field.language} />
    </>
  );
}

interface OpenProps {
  readonly findings: readonly BattlefieldFinding[];
  /** Whether the author accepted any findings. */
  readonly isAgreed: boolean;
}

async function OpenFindings({ findings, isAgreed }: OpenProps) {
  const t = await getTranslations("battlefield");
  const severity = await getTranslations("common.severity");
  if (findings.length === 0) {
    return <p className="hint text-ink-2 mt-1.5">{t(isAgreed ? "facts.agreed" : "facts.legal")}</p>;
  }
  return (
    <section aria-labelledby="fieldfindings">
      <SectionTitle id="fieldfindings">{t("findingsTitle")}</SectionTitle>
      {findings.map((finding) => (
        <InlineFinding key={JSON.stringify(finding)} look={finding.severity}>
          <span className="sr-only">{severity(finding.severity)}: </span>
          {battlefieldFindingText(finding, t)} <span className="rule-no">{finding.rule}</span>
        </InlineFinding>
      ))}
    </section>
  );
}

interface AcceptedProps {
  readonly accepted: readonly AcceptedFinding<BattlefieldFinding>[];
  readonly language: Battlefield["language"];
}

async function AcceptedFindings({ accepted, language }: AcceptedProps) {
  const t = await getTranslations("battlefield");
  if (accepted.length === 0) return null;
  return (
    <section aria-labelledby="fieldaccepted">
      <SectionTitle id="fieldaccepted">{t("acceptedTitle")}</SectionTitle>
      {accepted.map(({ finding, reason }) => (
        <p key={JSON.stringify(finding)}>
          {battlefieldFindingText(finding, t)} <span className="rule-no">{finding.rule}</span>
          <br />
          <em lang={language}>{reason}</em>
        </p>
      ))}
    </section>
  );
}
