import type { Finding } from "./check-report";
import { groupBy } from "./group-by";
import { subjectAt } from "./subject-at";

/** Which finding its writer accepts, and about what; it holds however the finding's figures change. */
export interface Acceptance {
  readonly code: string;
  /**
   * Id of the thing the finding is about; empty for the document as a whole. Where things are reported together it
   * accepts all of them.
   */
  readonly subject: string;
  /** The other things, where it takes several to make the finding: it is accepted of these together, not of any two. */
  readonly with?: readonly string[] | undefined;
  readonly reason: string;
}

/** The things a finding is about; where several are reported as one, those of each. */
export type About = readonly (readonly string[])[];

/** A finding its writer has accepted, with the reason. */
export interface AcceptedFinding<OneFinding extends Finding = Finding> {
  readonly finding: OneFinding;
  readonly reason: string;
}

/** Where a finding stands: at one thing or several, and at what it is reported together with others. */
interface Told extends Finding {
  readonly together?: { readonly at: string | null };
}

interface Sifted<OneFinding extends Finding> {
  readonly findings: OneFinding[];
  readonly accepted: AcceptedFinding<OneFinding>[];
}

/** What a finding is about: ids of things, or other names by which its document's check distinguishes it. */
type SubjectsOf<OneFinding extends Finding> = (finding: OneFinding) => readonly string[];

/**
 * Sets the findings of a document that its writer accepted apart from the open ones. One about several
 * things is accepted of them together, so that a new thing in it is heard of.
 */
export function siftFindings<OneFinding extends Told>(
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

/** Ids of the things a finding is about, each once; the empty one for the document as a whole. */
export function subjectsOf(
  { path, paths = [path] }: Pick<Finding, "path" | "paths">,
  document: unknown,
): string[] {
  return [...new Set(paths.map((each) => subjectAt(document, each)))];
}

/** What is accepted along with a finding: the things of each fault it covers. */
export function aboutOf(finding: Finding, document: unknown): About {
  const each = finding.each ?? [finding.paths ?? [finding.path]];
  return each.map((paths) => subjectsOf({ path: finding.path, paths: [...paths] }, document));
}

/** Whether an acceptance is of a finding of its code about these things: of all of them, and perhaps of more. */
export function isAccepted(subjects: readonly string[], acceptance: Acceptance): boolean {
  const things = thingsOf(acceptance);
  return subjects.every((subject) => things.includes(subject));
}

/** All things an acceptance is about. */
export function thingsOf({ subject, with: others = [] }: Omit<Acceptance, "reason">): string[] {
  return [subject, ...others];
}

/** The acceptances with one more; where the finding was accepted before, with the new reason. */
export function withAcceptance(
  acceptances: readonly Acceptance[],
  acceptance: Acceptance,
): Acceptance[] {
  const at = acceptances.findIndex((other) => keyOf(other) === keyOf(acceptance));
  return at < 0 ? [...acceptances, acceptance] : acceptances.with(at, acceptance);
}

/** The acceptances without those by which a finding about these things is accepted, so that it counts again. */
export function withoutAcceptance<One extends Acceptance>(
  acceptances: readonly One[],
  { code, subjects }: { readonly code: string; readonly subjects: readonly string[] },
): One[] {
  const isOfThem = (one: One) =>
    isAccepted(subjects, one) || (isAlone(one) && subjects.includes(one.subject));
  return acceptances.filter((one) => one.code !== code || !isOfThem(one));
}

/** The acceptances without what they say of things that are going out of the document. */
export function withoutSubjects<One extends Acceptance>(
  acceptances: One[],
  ids: ReadonlySet<string>,
): One[] {
  const isTouched = (one: One) => thingsOf(one).some((id) => ids.has(id));
  if (!acceptances.some(isTouched)) return acceptances;
  return acceptances.flatMap((one) => (isTouched(one) ? withoutThings(one, ids) : [one]));
}

/** What is left of an acceptance; of several things none where fewer than two remain, since it never covered one alone. */
function withoutThings<One extends Acceptance>(acceptance: One, ids: ReadonlySet<string>): One[] {
  const [subject, ...others] = thingsOf(acceptance).filter((id) => !ids.has(id));
  return subject === undefined || others.length === 0
    ? []
    : [{ ...acceptance, subject, with: others }];
}

/** The acceptance a finding about these things rests on: one of them together or, as documents were written once, of each alone. */
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
