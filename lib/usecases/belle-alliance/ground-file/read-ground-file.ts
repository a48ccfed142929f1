import { z } from "zod";
import type { WorkCaller } from "@/lib/auth/work-caller";
import type { GroundOptions } from "@/lib/domain/belle-alliance/scenario/ground-file/found-ground";
import type {
  PlacePair,
  PlanPlace,
} from "@/lib/domain/belle-alliance/scenario/ground-file/ground-plan";
import { TERRAIN_CHOICES } from "@/lib/domain/belle-alliance/scenario/ground-file/terrain-choices";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { SCALE } from "@/lib/rules/belle-alliance/scale";
import { sharedPool } from "@/lib/usecases/work/work-pool";
import type { GroundRead, SentGround } from "./ground-source";

/** The request's parameters as they arrive; structured ones are JSON, since a query holds only text. */
interface SentFile extends Pick<SentGround, "language"> {
  /** The table in cm; `metresPerCm` null means the rules' scale. */
  readonly table: {
    readonly widthCm: number;
    readonly depthCm: number;
    readonly metresPerCm: number | null;
  };
  /** Transferred to another thread and no longer usable afterwards. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly options: Omit<GroundOptions, "kinds" | "place">;
  readonly place: Exclude<PlanPlace, { by: "points" }>;
  /** Two points of the file and their positions on the table, as JSON; null means `place` decides. */
  readonly pairs: string | null;
  readonly kinds: string | null;
}

/** Reads ground from a file in a worker thread; nothing is stored. Errors: `invalid-document`, `too-large`, `busy`, `too-many-requests`. */
export async function readGroundFile(sent: SentFile, caller: WorkCaller): Promise<GroundRead> {
  const { bytes, language } = sent;
  const table = { ...sent.table, metresPerCm: sent.table.metresPerCm ?? SCALE.metresPerCm };
  const pairs = sent.pairs === null ? null : parsedField("pairs", sent.pairs, pairsSchema);
  const place: PlanPlace = pairs === null ? sent.place : { by: "points", pairs };
  const kinds = sent.kinds === null ? {} : parsedField("kinds", sent.kinds, kindsSchema);
  const options = { ...sent.options, place, kinds };
  return sharedPool().run(
    "ground",
    { bytes, table, options, language },
    { caller, transfer: [bytes.buffer] },
  );
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

/** Parses a parameter that contains JSON. Error: `invalid-document` with an example of a correct value. */
function parsedField<Value>(
  name: keyof typeof EXAMPLES,
  json: string,
  schema: z.ZodType<Value>,
): Value {
  const parsed = schema.safeParse(parsedJson(json));
  if (parsed.success) return parsed.data;
  const at = parsed.error.issues[0]?.path.join("/") ?? "";
  const message = `"${name}" cannot be read${at ? ` at /${at}` : ""}; send for example ${EXAMPLES[name]}.`;
  const path = `/${name}${at ? `/${at}` : ""}`;
  const values = { example: EXAMPLES[name] };
  throw new GrundlagError("invalid-document", message, [
    { path, code: `bad-${name}`, message, words: "as-example", values },
  ]);
}

function parsedJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
