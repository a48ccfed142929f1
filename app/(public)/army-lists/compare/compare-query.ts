import { idSchema } from "@/lib/domain/document/primitives";

/** The lists that an address asks to compare; `null` if an id or version is missing or invalid. */
export interface CompareQuery {
  readonly a: string | null;
  readonly b: string | null;
  /** An earlier version of the first list. */
  readonly version: number | null;
  /** Words that the offered lists are searched for; empty for all lists. */
  readonly q: string;
}

const MAX_WORDS = 200;

/** The id of the result, which receives the focus so that keyboard users are taken to it too. */
export const COMPARISON = "comparison";

type Params = Readonly<Record<string, string | string[] | undefined>>;

/** Reads `a`, `b`, `v` and `q` from an address. */
export function readCompareQuery(params: Params): CompareQuery {
  const version = Number(params.v);
  return {
    a: idIn(params.a),
    b: idIn(params.b),
    q: typeof params.q === "string" ? params.q.trim().slice(0, MAX_WORDS) : "",
    version: Number.isSafeInteger(version) && version > 0 ? version : null,
  };
}

function idIn(value: string | string[] | undefined): string | null {
  const parsed = idSchema.safeParse(value);
  return parsed.success ? parsed.data : null;
}
