import type { Finding } from "./check-report";
import { groupBy } from "./group-by";
import { subjectAt } from "./subject-at";

/** Which finding the author accepts, and about which things; it stays valid when the finding's figures change. */
export interface Acceptance {
  readonly code: string;
  /**
   * Id of the thing the finding is about; empty for the document as a whole. If several things are reported
   * together, this accepts all of them.
   */
  readonly subject: string;
  /** The other things, if only several together cause the finding: it is accepted for this combination only. */
  readonly with?: readonly string[] | undefined;
  readonly reason: string;
}

/** The ids of the things a finding is about: one list per fault, if several faults are reported as one finding. */
export type About = readonly (readonly string[])[];

/** A finding the author has accepted, with the reason. */
export interface AcceptedFinding<OneFinding extends Finding = Finding> {
  readonly finding: OneFinding;
  readonly reason: string;
}

/** A finding with its places: of one thing or several, and of each fault it is reported together with. */
interface GroupedFinding extends Finding {
  readonly together?: { readonly at: string | null };
}

interface Sifted<OneFinding extends Finding> {
  readonly findings: OneFinding[];
  readonly accepted: AcceptedFinding<OneFinding>[];
}

/** Returns the ids of the things a finding is about, or other names by which the document's check tells findings apart. */
type SubjectsOf<OneFinding extends Finding> = (finding: OneFinding) => readonly string[];

/**
 * Separates the findings the author has accepted from the open ones. A finding about several things is accepted
 * for exactly that combination, so it is reported again when another thing joins them.
 */
export function siftFindings<OneFinding extends GroupedFinding>(
  document: { readonly acceptedFindings?: readonly Acceptance[] | undefined },
  all: readonly OneFinding[],
  subjects: SubjectsOf<OneFinding> = (finding) => subjectsOf(finding, document),
): Sifted<OneFinding> {
  const byCode = groupBy(document.acceptedFindings ?? [], ({ code }) => code);
  const reasonFor = (finding: OneFinding): string | undefined => {
    const ofCode = byCode.get(finding.code) ?? [];
    const own = acceptanceOf(subjects(finding), ofCode);
    const at = finding.together?.at;
    const whole =
      typeof at === "string" ? acceptanceOf([subjectAt(document, at)], ofCode) : undefined;
    return (own ?? whole)?.reason;
  };
  const findings: OneFinding[] = [];
  const accepted: AcceptedFinding<OneFinding>[] = [];
  for (const finding of all) {
    const reason = byCode.has(finding.code) ? reasonFor(finding) : undefined;
    if (reason === undefined) findings.push(finding);
    else accepted.push({ finding, reason });
  }
  return { findings, accepted };
}

/** Ids of the things a finding is about, without repeats; an empty string stands for the document as a whole. */
export function subjectsOf(
  { path, paths = [path] }: Pick<Finding, "path" | "paths">,
  document: unknown,
): string[] {
  return [...new Set(paths.map((each) => subjectAt(document, each)))];
}

/** The things to accept together with a finding: one list for each fault it covers. */
export function aboutOf(finding: Finding, document: unknown): About {
  const each = finding.each ?? [finding.paths ?? [finding.path]];
  return each.map((paths) => subjectsOf({ path: finding.path, paths: [...paths] }, document));
}

/** Whether an acceptance covers all of these things; it may cover more. The caller has matched the code. */
export function isAccepted(subjects: readonly string[], acceptance: Acceptance): boolean {
  const things = thingsOf(acceptance);
  return subjects.every((subject) => things.includes(subject));
}

/** Ids of all things an acceptance covers. */
export function thingsOf({ subject, with: others = [] }: Omit<Acceptance, "reason">): string[] {
  return [subject, ...others];
}

/** The acceptances with one added; if the finding was accepted before, the new reason replaces the old. */
export function withAcceptance(
  acceptances: readonly Acceptance[],
  acceptance: Acceptance,
): Acceptance[] {
  const at = acceptances.findIndex((other) => keyOf(other) === keyOf(acceptance));
  return at < 0 ? [...acceptances, acceptance] : acceptances.with(at, acceptance);
}

/** The acceptances without those that cover a finding about these things, so that it is reported again. */
export function withoutAcceptance<One extends Acceptance>(
  acceptances: readonly One[],
  { code, subjects }: { readonly code: string; readonly subjects: readonly string[] },
): One[] {
  const isOfThem = (one: One) =>
    isAccepted(subjects, one) || (isAlone(one) && subjects.includes(one.subject));
  return acceptances.filter((one) => one.code !== code || !isOfThem(one));
}

/** The acceptances without any mention of things that are being removed from the document. */
export function withoutSubjects<One extends Acceptance>(
  acceptances: One[],
  ids: ReadonlySet<string>,
): One[] {
  const isTouched = (one: One) => thingsOf(one).some((id) => ids.has(id));
  if (!acceptances.some(isTouched)) return acceptances;
  return acceptances.flatMap((one) => (isTouched(one) ? withoutThings(one, ids) : [one]));
}

/** The rest of an acceptance. One of several things is dropped if fewer than two remain, since it never covered one alone. */
function withoutThings<One extends Acceptance>(acceptance: One, ids: ReadonlySet<string>): One[] {
  const [subject, ...others] = thingsOf(acceptance).filter((id) => !ids.has(id));
  return subject === undefined || others.length === 0
    ? []
    : [{ ...acceptance, subject, with: others }];
}

/** The acceptance that covers these things together, or, in older documents, each of them separately. */
function acceptanceOf(
  subjects: readonly string[],
  ofCode: readonly Acceptance[],
): Acceptance | undefined {
  const together = ofCode.find((one) => isAccepted(subjects, one));
  if (together) return together;
  const alone = subjects.map((subject) =>
    ofCode.find((one) => isAlone(one) && one.subject === subject),
  );
  return alone.every((one) => one !== undefined) ? alone[0] : undefined;
}

function isAlone({ with: others = [] }: Acceptance): boolean {
  return others.length === 0;
}

function keyOf(acceptance: Acceptance): string {
  return JSON.stringify([acceptance.code, ...thingsOf(acceptance).toSorted()]);
}
