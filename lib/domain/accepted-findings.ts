import type { Finding } from "./check-report";
import { subjectAt } from "./subject-at";

/** Which finding its writer accepts, and about what; it holds however the finding's figures change. */
export interface Acceptance {
  readonly code: string;
  /**
   * Id of the thing the finding is about; empty for the document as a whole. Of a thing at which findings
   * are told together it accepts all of them.
   */
  readonly subject: string;
  readonly reason: string;
}

/** A finding its writer has accepted, with the reason. */
export interface AcceptedFinding<OneFinding extends Finding = Finding> {
  readonly finding: OneFinding;
  readonly reason: string;
}

/** Where a finding stands: at one thing or several, and at what it is told together with others. */
interface Told extends Finding {
  readonly together?: { readonly at: string | null };
}

interface Sifted<OneFinding extends Finding> {
  readonly findings: OneFinding[];
  readonly accepted: AcceptedFinding<OneFinding>[];
}

/** What a finding is about: ids of things, or other names by which its document's check tells it apart. */
type SubjectsOf<OneFinding extends Finding> = (finding: OneFinding) => string[];

/**
 * Sets the findings of a document that its writer accepted apart from the open ones. One about several
 * things is accepted when all of them are, so that a new thing in it is heard of.
 */
export function siftFindings<OneFinding extends Told>(
  document: { readonly acceptedFindings?: readonly Acceptance[] | undefined },
  all: readonly OneFinding[],
  subjects: SubjectsOf<OneFinding> = (finding) => subjectsOf(finding, document),
): Sifted<OneFinding> {
  const reasons = new Map(
    document.acceptedFindings?.map((acceptance) => [keyOf(acceptance), acceptance.reason]),
  );
  const reasonFor = (finding: OneFinding): string | undefined => {
    const reasonOf = (subject: string) => reasons.get(keyOf({ code: finding.code, subject }));
    const own = subjects(finding).map(reasonOf);
    if (own.every((reason) => reason !== undefined)) return own[0];
    const at = finding.together?.at;
    return typeof at === "string" ? reasonOf(subjectAt(document, at)) : undefined;
  };
  const findings: OneFinding[] = [];
  const accepted: AcceptedFinding<OneFinding>[] = [];
  for (const finding of all) {
    const reason = reasons.size > 0 ? reasonFor(finding) : undefined;
    if (reason === undefined) findings.push(finding);
    else accepted.push({ finding, reason });
  }
  return { findings, accepted };
}

/** Ids of the things a finding is about, each once; the empty one for the document as a whole. */
export function subjectsOf(
  { path, paths = [path] }: Pick<Finding, "path" | "paths">,
  document: unknown,
): string[] {
  return [...new Set(paths.map((each) => subjectAt(document, each)))];
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
