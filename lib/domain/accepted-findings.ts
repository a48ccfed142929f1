import type { Finding } from "./check-report";
import { subjectAt } from "./subject-at";

/** Which finding its writer accepts, and about what; it holds however the finding's figures change. */
export interface Acceptance {
  readonly code: string;
  /** Id of the thing the finding is about; empty for the document as a whole. */
  readonly subject: string;
  readonly reason: string;
}

/** A finding its writer has accepted, with the reason. */
export interface AcceptedFinding<OneFinding extends Finding = Finding> {
  readonly finding: OneFinding;
  readonly reason: string;
}

interface Sifted<OneFinding extends Finding> {
  readonly findings: OneFinding[];
  readonly accepted: AcceptedFinding<OneFinding>[];
}

/** Sets the findings of a document that its writer accepted apart from the open ones. */
export function siftFindings<OneFinding extends Finding>(
  document: { readonly acceptedFindings: readonly Acceptance[] },
  all: readonly OneFinding[],
): Sifted<OneFinding> {
  const reasons = new Map(
    document.acceptedFindings.map((acceptance) => [keyOf(acceptance), acceptance.reason]),
  );
  const findings: OneFinding[] = [];
  const accepted: AcceptedFinding<OneFinding>[] = [];
  for (const finding of all) {
    const subject = subjectAt(document, finding.path);
    const reason = reasons.get(keyOf({ code: finding.code, subject }));
    if (reason === undefined) findings.push(finding);
    else accepted.push({ finding, reason });
  }
  return { findings, accepted };
}

/** The acceptances with one more; where the finding was accepted before, with the new reason. */
export function withAcceptance(
  acceptances: readonly Acceptance[],
  acceptance: Acceptance,
): Acceptance[] {
  const at = acceptances.findIndex((other) => keyOf(other) === keyOf(acceptance));
  return at < 0 ? [...acceptances, acceptance] : acceptances.with(at, acceptance);
}

/** The acceptances without one, so that its finding counts again. */
export function withoutAcceptance<One extends Acceptance>(
  acceptances: readonly One[],
  finding: Pick<Acceptance, "code" | "subject">,
): One[] {
  return acceptances.filter((other) => keyOf(other) !== keyOf(finding));
}

/** The acceptances without those about things that are going out of the document. */
export function withoutSubjects<One extends Acceptance>(
  acceptances: One[],
  ids: ReadonlySet<string>,
): One[] {
  const isGone = ({ subject }: One) => ids.has(subject);
  return acceptances.some(isGone) ? acceptances.filter((one) => !isGone(one)) : acceptances;
}

function keyOf({ code, subject }: Pick<Acceptance, "code" | "subject">): string {
  return `${code} ${subject}`;
}
