import { z } from "zod";
import { tableMapSchema } from "@/lib/domain/belle-alliance/scenario/scenario";
import { sightReadingsSchema } from "@/lib/domain/belle-alliance/sight/readings-schema";
import { SIGHT_TERRAINS } from "@/lib/rules/belle-alliance/sight";

const MAX_LOOKS = 5_000;

const pointSchema = z.strictObject({
  xCm: z.number(),
  yCm: z.number(),
  /** Worked out from the map if left out. */
  terrain: z.enum(SIGHT_TERRAINS).nullish(),
});

/** Each is named as the setting of a scenario. */
const readingsSchema = sightReadingsSchema.extend({
  barricadesWithoutCover: z.boolean().optional(),
});

/** The body of a request for looks over a map. */
export const sightRequestSchema = z
  .strictObject({
    map: tableMapSchema,
    readings: readingsSchema.nullish(),
    looks: z
      .array(
        z.strictObject({
          from: pointSchema,
          to: pointSchema.extend({ fired: z.boolean().nullish() }),
        }),
      )
      .max(MAX_LOOKS),
  })
  .superRefine(({ map, looks }, { addIssue }) => {
    for (const [index, look] of looks.entries()) {
      for (const end of ["from", "to"] as const) {
        for (const [axis, most] of [
          ["xCm", map.widthCm],
          ["yCm", map.depthCm],
        ] as const) {
          const cm = look[end][axis];
          if (cm >= 0 && cm <= most) continue;
          const message = `Bases stand on the table: send ${axis} from 0 to ${most}.`;
          const params = { words: "off-table", most };
          addIssue({
            code: "custom",
            path: ["looks", index, end, axis],
            message,
            params,
            input: cm,
          });
        }
      }
    }
  });
export type SightRequest = z.infer<typeof sightRequestSchema>;

/** What can be in the way of a look; `clear` if nothing is. */
const REASONS = ["clear", "distance", "crest", "wood", "building"] as const;
export type SightReason = (typeof REASONS)[number];

/** The answer for one look, for the description of the API. */
export const sightAnswerSchema = z.object({
  visible: z.boolean(),
  limitCm: z.number(),
  distanceCm: z.number(),
  because: z.array(z.enum(REASONS)),
});
