import { type Endpoint, FAILURES, refusalsOf, USUAL_REFUSALS } from "@/lib/http/endpoint";
import type { Json } from "@/lib/http/openapi-schemas";
import { type ProblemCode, STATUS_OF } from "@/lib/http/problem";

/** What an endpoint refuses with one status. */
interface Refusal {
  readonly status: number;
  readonly codes: readonly ProblemCode[];
  /** In the endpoint's own words. */
  readonly when: string;
}

function refusalsByStatus(endpoint: Endpoint): Refusal[] {
  const all = refusalsOf(endpoint).sort();
  const statuses = [...new Set(all.map(([code]) => STATUS_OF[code]))].sort();
  return statuses.map((status) => {
    const same = all.filter(([code]) => STATUS_OF[code] === status);
    return { status, codes: same.map(([code]) => code), when: wordsOfAll(same) };
  });
}

function usualWords({ codes }: Refusal): string {
  return wordsOfAll(codes.map((code) => [code, USUAL_REFUSALS[code]]));
}

function wordsOfAll(refusals: readonly (readonly [code: ProblemCode, when: string])[]): string {
  const [first] = refusals;
  if (refusals.length === 1 && first) return first[1];
  return refusals.map(([code, when]) => `${code}: ${when}`).join("; ");
}

function nameOf({ codes }: Refusal): string {
  return codes.join("-or-");
}

/** Its errors by status, as references. */
export function referToRefusals(endpoint: Endpoint): Json {
  return Object.fromEntries(
    refusalsByStatus(endpoint).map((refusal) => [
      refusal.status,
      {
        ...referTo("responses", nameOf(refusal)),
        ...(refusal.when === usualWords(refusal) ? {} : { description: refusal.when }),
      },
    ]),
  );
}

/** Each error, or errors of one status, once: an endpoint's own words stand beside its reference. */
export function describeRefusals(endpoints: readonly Endpoint[], problem: Json): Json {
  const failure = { status: 503, codes: FAILURES, when: "" };
  const named = endpoints.flatMap(refusalsByStatus).map((each) => [nameOf(each), each] as const);
  return Object.fromEntries(
    [...named, ["failure", failure] as const].map(([name, refusal]) => [
      name,
      {
        description: usualWords(refusal),
        ...([429, 503, 507].includes(refusal.status)
          ? { headers: { "Retry-After": referTo("headers", "Retry-After") } }
          : {}),
        content: {
          "application/problem+json": {
            schema: { allOf: [problem, { properties: { code: { enum: refusal.codes } } }] },
          },
        },
      },
    ]),
  );
}

/** A reference to a component. */
export function referTo(room: string, name: string): Json {
  return { $ref: `#/components/${room}/${name}` };
}
