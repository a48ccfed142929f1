import {
  type Endpoint,
  FAILURES,
  refusalsOf,
  USUAL_REFUSALS,
  type UsualCause,
  usualCausesOf,
  usualCodes,
} from "@/lib/http/endpoint";
import { referTo } from "@/lib/http/openapi-components";
import type { Json } from "@/lib/http/openapi-schemas";
import { type ProblemCode, STATUS_OF } from "@/lib/http/problem";

/** The errors with one status of an endpoint. */
interface Refusal {
  readonly status: number;
  readonly codes: readonly ProblemCode[];
  /** The condition, in the endpoint's own words. */
  readonly when: string;
}

/**
 * An endpoint's errors as references: `4XX` for all that meets a request before the endpoint does anything of its own,
 * `5XX` for failures, and beside them each status at which it refuses in other words or with other codes.
 */
export function referToRefusals(endpoint: Endpoint): Json {
  return {
    ...Object.fromEntries(ownRefusals(endpoint).map(referToRefusal)),
    "4XX": referTo("responses", usualName(usualCausesOf(endpoint))),
    "5XX": referTo("responses", mayBeBusy(endpoint) ? "failureOrBusy" : "failure"),
  };
}

/** Each error, or errors of one status, and each group of usual ones, once; an endpoint's own words stand beside its reference. */
export function describeRefusals(endpoints: readonly Endpoint[], problem: Json): Json {
  const describe = (codes: readonly ProblemCode[], description: string) =>
    describeRefusal(codes, { description, problem });
  const usual = endpoints.map(usualCausesOf).map((causes) => {
    const codes = refusedFor(causes);
    return [usualName(causes), describe(codes, `Any of ${listed(codes)}`)];
  });
  const own = endpoints
    .flatMap(ownRefusals)
    .map(({ codes }) => [nameOf(codes), describe(codes, usualWords(codes))]);
  const busy = [...FAILURES, "busy"] as const;
  return {
    ...Object.fromEntries([...usual, ...own]),
    failure: describe(FAILURES, `Any of ${listed(FAILURES)}`),
    failureOrBusy: describe(busy, `Any of ${listed(busy)}`),
  };
}

/** When each code comes, with its status. */
export function explainCodes(): string {
  return codesByStatus(Object.keys(USUAL_REFUSALS) as ProblemCode[])
    .map((code) => `- ${code} (${STATUS_OF[code]}): ${USUAL_REFUSALS[code]}`)
    .join("\n");
}

function ownRefusals(endpoint: Endpoint): Refusal[] {
  const usual = refusedFor(usualCausesOf(endpoint));
  return refusalsByStatus(endpoint).filter(
    ({ codes, when }) => codes.some((code) => !usual.includes(code)) || when !== usualWords(codes),
  );
}

/** Its refusals; failures, and that the service is busy, are no fault of a request. */
function refusalsByStatus(endpoint: Endpoint): Refusal[] {
  const all = refusalsOf(endpoint)
    .filter(([code]) => STATUS_OF[code] < 500)
    .sort();
  const statuses = [...new Set(all.map(([code]) => STATUS_OF[code]))].sort();
  return statuses.map((status) => {
    const same = all.filter(([code]) => STATUS_OF[code] === status);
    return { status, codes: same.map(([code]) => code), when: wordsOfAll(same) };
  });
}

function refusedFor(causes: readonly UsualCause[]): ProblemCode[] {
  return codesByStatus(usualCodes(causes).filter((code) => STATUS_OF[code] < 500));
}

function mayBeBusy(endpoint: Endpoint): boolean {
  return refusalsOf(endpoint).some(([code]) => code === "busy");
}

function referToRefusal(refusal: Refusal): readonly [status: number, reference: Json] {
  const { status, codes, when } = refusal;
  const inOtherWords = when === usualWords(codes) ? {} : { description: when };
  return [status, { ...referTo("responses", nameOf(codes)), ...inOtherWords }];
}

function describeRefusal(
  codes: readonly ProblemCode[],
  { description, problem }: { readonly description: string; readonly problem: Json },
): Json {
  const waits = codes.some((code) => [429, 503, 507].includes(STATUS_OF[code]));
  return {
    description,
    ...(waits ? { headers: { "Retry-After": referTo("headers", "Retry-After") } } : {}),
    content: {
      "application/problem+json": {
        schema: { allOf: [problem, { properties: { code: { enum: codes } } }] },
      },
    },
  };
}

function usualName(causes: readonly UsualCause[]): string {
  return ["usual", ...causes.slice(1)].join("-");
}

function nameOf(codes: readonly ProblemCode[]): string {
  return codes.join("-or-");
}

function usualWords(codes: readonly ProblemCode[]): string {
  return wordsOfAll(codes.map((code) => [code, USUAL_REFUSALS[code]]));
}

function wordsOfAll(refusals: readonly (readonly [code: ProblemCode, when: string])[]): string {
  const [first] = refusals;
  if (refusals.length === 1 && first) return first[1];
  return refusals.map(([code, when]) => `${code}: ${when}`).join("; ");
}

function listed(codes: readonly ProblemCode[]): string {
  return codes.map((code) => `${code} (${STATUS_OF[code]})`).join(", ");
}

function codesByStatus(codes: readonly ProblemCode[]): ProblemCode[] {
  return [...codes].sort((one, other) => STATUS_OF[one] - STATUS_OF[other]);
}
