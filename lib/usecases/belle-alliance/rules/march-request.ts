import { z } from "zod";
import { ARMS } from "@/lib/rules/belle-alliance/arm";
import { FORMATIONS, formationsOfArm } from "@/lib/rules/belle-alliance/formation";
import { banOf } from "@/lib/rules/belle-alliance/march-ban";
import {
  HALVINGS,
  MARCH_MODES,
  type March,
  type Stretch,
  TURNS,
} from "@/lib/rules/belle-alliance/march-question";
import type { MarchGround } from "@/lib/rules/belle-alliance/tables/table-3";
import { CLASSES } from "@/lib/rules/belle-alliance/tables/table-4";

/** The most marches in one request, and stretches of ground before or behind a unit. */
const MAX_MARCHES = 5_000;
const MAX_STRETCHES = 200;
const LONGEST_CM = 10_000;
const HEAVIEST_PD = 100;
const FULL_CIRCLE = 360;

/** Ground as the API names it: the rules' ordinary ground is called normal. */
export const WIRE_GROUNDS = ["road", "normal", "difficult", "wood"] as const;
export type WireGround = (typeof WIRE_GROUNDS)[number];

const lengthSchema = z.number().min(0).max(LONGEST_CM);
const groundFields = {
  ground: z.enum(WIRE_GROUNDS),
  obstacle: z.enum(CLASSES).nullish(),
  impassable: z.boolean().nullish(),
  bridge: z.boolean().nullish(),
};
const behindSchema = z.strictObject({ ...groundFields, lengthCm: lengthSchema });
const aheadSchema = z.strictObject({ ...groundFields, lengthCm: lengthSchema.nullable() });

const marchSchema = z
  .strictObject({
    arm: z.enum([...ARMS, "staff"]),
    /** Horse or driven artillery. */
    horse: z.boolean().nullish(),
    calibrePd: z.number().min(0).max(HEAVIEST_PD).nullish(),
    limbered: z.boolean().nullish(),
    /** Staff figures have none. */
    formation: z.enum([...FORMATIONS, "rout"]).nullish(),
    frontCm: lengthSchema.nullish(),
    depthCm: lengthSchema.nullish(),
    mode: z.enum(MARCH_MODES).nullish(),
    lastRate: z.enum(["ordinary", "charge"]).nullish(),
    direction: z.enum(["forwards", "backwards"]).nullish(),
    enemyAheadCm: lengthSchema.nullish(),
    halvings: z.array(z.enum(HALVINGS)).max(12).nullish(),
    turn: z
      .strictObject({ kind: z.enum(TURNS), degrees: z.number().min(0).max(FULL_CIRCLE) })
      .nullish(),
    /** What is nearest the front first. */
    start: z.array(behindSchema).max(MAX_STRETCHES).nullish(),
    path: z.array(aheadSchema).min(1).max(MAX_STRETCHES),
  })
  .superRefine((march, { addIssue }) => {
    for (const { path, message, words } of faultsOf(march)) {
      addIssue({ code: "custom", path, message, params: { words }, input: march });
    }
  });
export type MarchRequest = z.infer<typeof marchSchema>;

/** The body of a request for marches. */
export const marchRequestsSchema = z.strictObject({
  marches: z.array(marchSchema).min(1).max(MAX_MARCHES),
});

interface Fault {
  readonly path: (string | number)[];
  readonly message: string;
  readonly words: string;
}

function faultsOf(request: MarchRequest): Fault[] {
  const faults = [...faultsOfFormation(request), ...faultsOfPath(request)];
  const needsFront = request.turn != null && request.frontCm == null;
  if (faults.length > 0 || !needsFront || banOf(marchOf(request))) return faults;
  const message = "A turn takes time by the width of the front; give frontCm.";
  return [{ path: ["frontCm"], words: "turn-without-front", message }];
}

function faultsOfFormation({ arm, formation }: MarchRequest): Fault[] {
  if (arm === "staff" || formation === "rout") return [];
  const possible = formationsOfArm(arm);
  if (!formation) {
    const message = `Say in which formation; ${arm} has ${possible.join(", ")}, rout.`;
    return [{ path: ["formation"], words: "arm-count-missing", message }];
  }
  if (possible.includes(formation)) return [];
  const message = `${arm} stands in one of ${possible.join(", ")}, rout.`;
  return [{ path: ["formation"], words: "arm-formation", message }];
}

function faultsOfPath({ path }: MarchRequest): Fault[] {
  return path.flatMap(({ lengthCm }, i) => {
    if (lengthCm !== null || i === path.length - 1) return [];
    const message = "Only the last stretch may be endless; give this one a length.";
    return [{ path: ["path", i, "lengthCm"], words: "stretch-without-end", message }];
  });
}

/** The request in the form the rules need. */
export function marchOf(request: MarchRequest): March {
  const isStaff = request.arm === "staff";
  return {
    ...request,
    formation: isStaff ? null : (request.formation ?? null),
    start: request.start?.map(stretchOf),
    path: request.path.map(stretchOf),
  };
}

const GROUNDS: Readonly<Record<WireGround, MarchGround>> = {
  road: "road",
  normal: "ordinary",
  difficult: "difficult",
  wood: "wood",
};

type WireStretch = MarchRequest["path"][number];

function stretchOf({ ground, lengthCm, ...rest }: WireStretch): Stretch {
  return { ...rest, ground: GROUNDS[ground], lengthCm: lengthCm ?? Number.POSITIVE_INFINITY };
}
