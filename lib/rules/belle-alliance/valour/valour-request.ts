import { nationNamed } from "../names/nation-names";
import { armNamed, typeNamed } from "../names/troop-names";
import type { GuardGrade } from "../unit-type";
import type { ValourSubject } from "./valour-subject";

/** A unit as described by another tool or an order of battle. */
export interface ValourRequest {
  readonly name: string;
  /** One of our codes, or a name in any of the languages; an unknown nation is answered as not listed. */
  readonly nation: string;
  readonly arm: string;
  readonly type?: string | null | undefined;
  readonly year: number;
  readonly context?:
    | {
        readonly army?: string | null | undefined;
        readonly corps?: string | null | undefined;
        readonly division?: string | null | undefined;
        readonly brigade?: string | null | undefined;
        readonly guard?: boolean | null | undefined;
        readonly guardGrade?: GuardGrade | null | undefined;
      }
    | null
    | undefined;
}

const LEVELS_ABOVE = ["army", "corps", "division", "brigade"] as const;

/**
 * The unit a request is about. Throws a RangeError for an unknown arm, which the schema of requests has already
 * refused.
 */
export function subjectOfRequest(request: ValourRequest): ValourSubject {
  const named = armNamed(request.arm);
  if (!named) throw new RangeError(`there is no arm "${request.arm}"`);
  const { context } = request;
  const { nation, heading } = nationNamed(request.nation) ?? { nation: "other", heading: null };
  return {
    name: request.name,
    nation,
    heading,
    arm: named.arm,
    weight: named.weight,
    type: request.type ? typeNamed(request.type, named.arm) : null,
    guard: context?.guard ?? false,
    guardGrade: context?.guardGrade ?? null,
    year: request.year,
    context: LEVELS_ABOVE.flatMap((level) => {
      const name = context?.[level];
      return name ? [{ level, name }] : [];
    }),
  };
}
