import { z } from "zod";
import { ARMS } from "@/lib/rules/belle-alliance/arm";
import { type FootprintInput, isDriven } from "@/lib/rules/belle-alliance/footprint";
import { FORMATIONS, formationsOfArm } from "@/lib/rules/belle-alliance/formation";
import { BASES } from "@/lib/rules/belle-alliance/scale";

const LARGEST_UNIT = 2_500;
const countSchema = z.int().min(1).max(LARGEST_UNIT);

const baseSchema = z.strictObject({
  frontMm: z.number().min(1).max(200),
  depthMm: z.number().min(1).max(300),
  figuresPerBase: z.int().min(1).max(12).default(1),
});

/** The input for a footprint: figures of infantry or cavalry, model guns of artillery, or wagons of a train. */
export const footprintRequestSchema = z
  .strictObject({
    arm: z.enum(ARMS),
    figures: countSchema.nullish(),
    modelGuns: countSchema.nullish(),
    formation: z.enum(FORMATIONS),
    frontFigures: countSchema.nullish(),
    /** Gap between the bases of a skirmish line, in base widths. */
    spacing: z.number().min(1).max(2).nullish(),
    /** The ground of a figure or model gun; the foreword's sizes by default. */
    base: baseSchema.nullish(),
    limberDepthMm: z.number().min(1).max(300).nullish(),
  })
  .superRefine((request, { addIssue }) => {
    for (const { field, message, words } of faultsOf(request)) {
      addIssue({
        code: "custom",
        path: [field],
        message,
        params: { words },
        input: request[field],
      });
    }
  });
export type FootprintRequest = z.infer<typeof footprintRequestSchema>;

type Faulty = "figures" | "modelGuns" | "formation";
interface Fault {
  readonly field: Faulty;
  readonly message: string;
  readonly words: string;
}

function faultsOf({
  arm,
  formation,
  figures,
  modelGuns,
}: {
  arm: FootprintInput["arm"];
  formation: FootprintInput["formation"];
  figures?: number | null | undefined;
  modelGuns?: number | null | undefined;
}): Fault[] {
  const wanted = isDriven(arm) ? "modelGuns" : "figures";
  const other = isDriven(arm) ? "figures" : "modelGuns";
  const given = { figures: figures ?? null, modelGuns: modelGuns ?? null };
  const faults: Fault[] = [];
  if (given[other] !== null) {
    faults.push({
      field: other,
      words: "arm-counts-otherwise",
      message: `${arm} counts in ${wanted}; leave ${other} out.`,
    });
  }
  if (given[wanted] === null) {
    faults.push({
      field: wanted,
      words: "arm-count-missing",
      message: `Say how many ${wanted} there are.`,
    });
  }
  if (!formationsOfArm(arm).includes(formation)) {
    const possible = formationsOfArm(arm).join(", ");
    faults.push({
      field: "formation",
      words: "arm-formation",
      message: `${arm} stands in one of ${possible}.`,
    });
  }
  return faults;
}

/** The request in the form the rules need, with the foreword's bases by default. */
export function footprintInput(request: FootprintRequest): FootprintInput {
  const { arm, formation, base, frontFigures, spacing, limberDepthMm } = request;
  return {
    arm,
    formation,
    figures: request.figures ?? request.modelGuns ?? 0,
    base: base ?? BASES[isDriven(arm) ? "artillery" : arm === "cavalry" ? "cavalry" : "infantry"],
    frontFigures: frontFigures ?? null,
    limberDepthMm: limberDepthMm ?? null,
    ...(spacing ? { skirmishGapWidths: spacing } : {}),
  };
}
