import { z } from "zod";
import { type MarchStep, PACES, workOutMarch } from "@/lib/rules/belle-alliance/march";
import { MARCH_BANS } from "@/lib/rules/belle-alliance/march-ban";
import { BARRIERS } from "@/lib/rules/belle-alliance/march-passage";
import { HALVINGS } from "@/lib/rules/belle-alliance/march-question";
import { CLASSES } from "@/lib/rules/belle-alliance/tables/table-4";
import {
  type MarchRequest,
  marchOf,
  WIRE_GROUNDS,
} from "@/lib/usecases/belle-alliance/rules/march-request";

const stepSchema = z.object({
  /** A turn is made before the march; its way is not counted in the distance. */
  kind: z.enum(["turn", "march"]),
  /** The index of the stretch of the path in which the front is. */
  stretch: z.int(),
  /** How far the front has come when the step begins. */
  fromCm: z.number(),
  lengthCm: z.number(),
  pace: z.enum(PACES),
  /** The slowest ground under the unit. */
  ground: z.enum(WIRE_GROUNDS),
  /** The worst obstacle under the unit. */
  obstacle: z.enum(CLASSES).nullable(),
  halvings: z.array(z.enum([...HALVINGS, "turn"])),
  /** The rate after all reductions, in cm a bound. */
  rateCm: z.number(),
  /** The part of a bound that the step took. */
  bounds: z.number(),
});

const refusalSchema = <const Codes extends readonly string[]>(codes: Codes) =>
  z.object({ rule: z.string(), code: z.enum(codes) }).nullable();

/** The answer for one march, for the description of the API. */
export const marchAnswerSchema = z.object({
  /** How far the front comes in one bound, a turn not counted. */
  distanceCm: z.number(),
  /** What stops it before its bound is spent; null also where the path ends. */
  stopped: refusalSchema([...BARRIERS, "enemy"]),
  /** Why it may not be begun as it is asked. */
  illegal: refusalSchema(MARCH_BANS),
  steps: z.array(stepSchema),
});
export type MarchAnswer = z.infer<typeof marchAnswerSchema>;

/** How far each unit comes in one bound, lengths to the hundredth of a mm [2.3.1–2.4.3, 4.1.4, tables 3 and 4]. */
export function answerMarches(requests: readonly MarchRequest[]): MarchAnswer[] {
  return requests.map((request) => {
    const { distanceCm, stopped, illegal, steps } = workOutMarch(marchOf(request));
    return { distanceCm: rounded(distanceCm), stopped, illegal, steps: steps.map(stepOnWire) };
  });
}

function stepOnWire(step: MarchStep): MarchAnswer["steps"][number] {
  return {
    ...step,
    ground: step.ground === "ordinary" ? "normal" : step.ground,
    halvings: [...step.halvings],
    fromCm: rounded(step.fromCm),
    lengthCm: rounded(step.lengthCm),
    rateCm: rounded(step.rateCm),
    bounds: rounded(step.bounds, 1e6),
  };
}

const rounded = (cm: number, per = 1_000) => Math.round(cm * per) / per + 0;
