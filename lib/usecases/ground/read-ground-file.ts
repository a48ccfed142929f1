import { z } from "zod";
import { GrundlagError } from "@/lib/domain/error-code";
import type { PlacePair, PlanPlace } from "@/lib/domain/scenario/ground-file/ground-plan";
import type { GroundWish } from "@/lib/domain/scenario/ground-file/read-ground";
import { TERRAIN_CHOICES } from "@/lib/domain/scenario/ground-file/terrain-choices";
import { SCALE } from "@/lib/rules/belle-alliance/scale";
import { sharedPool } from "@/lib/usecases/work/work-pool";
import type { GroundRead, SentGround } from "./ground-source";

/** What is asked of a file, as it comes: JSON where a query holds no more than text. */
interface SentFile extends Pick<SentGround, "language"> {
  /** In cm; null is the rules' scale. */
  readonly table: {
    readonly widthCm: number;
    readonly depthCm: number;
    readonly metresPerCm: number | null;
  };
  /** Gone afterwards: they are handed over to another thread. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly wish: Omit<GroundWish, "kinds" | "place">;
  readonly place: Exclude<PlanPlace, { by: "points" }>;
  /** Two places of the file and where they lie on the table; null: by `place`. */
  readonly pairs: string | null;
  readonly kinds: string | null;
}

/** Reads ground from a file, beside the event loop; nothing is stored. Errors: `invalid-document`, `too-large`, `busy`. */
export async function readGroundFile(sent: SentFile): Promise<GroundRead> {
  const { bytes, language } = sent;
  const table = { ...sent.table, metresPerCm: sent.table.metresPerCm ?? SCALE.metresPerCm };
  const pairs = sent.pairs === null ? null : told("pairs", sent.pairs, pairsSchema);
  const place: PlanPlace = pairs === null ? sent.place : { by: "points", pairs };
  const kinds = sent.kinds === null ? {} : told("kinds", sent.kinds, kindsSchema);
  const wish = { ...sent.wish, place, kinds };
  return sharedPool().run("ground", { bytes, table, wish, language }, [bytes.buffer]);
}

const pointSchema = z.tuple([z.number(), z.number()]);
const pairSchema: z.ZodType<PlacePair> = z.tuple([pointSchema, pointSchema]);
const pairsSchema = z.tuple([pairSchema, pairSchema]);
const kindsSchema = z.record(
  z.string().max(300),
  z.enum(TERRAIN_CHOICES.map(({ key }) => key)).nullable(),
);

const EXAMPLES = {
  pairs: "[[[4.40, 50.68], [20, 30]], [[4.44, 50.70], [160, 110]]]",
  kinds: '{"area natural=scrub": "wood", "line railway=rail": null}',
} as const;

/** A parameter that is JSON. Error: `invalid-document` with what would be right. */
function told<Value>(name: keyof typeof EXAMPLES, json: string, schema: z.ZodType<Value>): Value {
  const parsed = schema.safeParse(parsedJson(json));
  if (parsed.success) return parsed.data;
  const at = parsed.error.issues[0]?.path.join("/") ?? "";
  const message = `"${name}" cannot be read${at ? ` at /${at}` : ""}; send for example ${EXAMPLES[name]}.`;
  const path = `/${name}${at ? `/${at}` : ""}`;
  throw new GrundlagError("invalid-document", message, [{ path, code: `bad-${name}`, message }]);
}

function parsedJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
