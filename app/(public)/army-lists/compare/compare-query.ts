import { idSchema } from "@/lib/domain/primitives";

/** Which lists an address asks to compare; `null` where it names none, or nothing that could be one. */
export interface CompareQuery {
  readonly a: string | null;
  readonly b: string | null;
  /** An earlier state of the first list. */
  readonly version: number | null;
}

/** The part of the page with the answer: the focus goes there, for keyboard users too. */
export const COMPARISON = "comparison";

type Params = Readonly<Record<string, string | string[] | undefined>>;

/** Reads `a`, `b` and `v` of an address. */
export function readCompareQuery(params: Params): CompareQuery {
  const version = Number(params.v);
  return {
    a: idIn(params.a),
    b: idIn(params.b),
    version: Number.isSafeInteger(version) && version > 0 ? version : null,
  };
}

function idIn(value: string | string[] | undefined): string | null {
  const parsed = idSchema.safeParse(value);
  return parsed.success ? parsed.data : null;
}
