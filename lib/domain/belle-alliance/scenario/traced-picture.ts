import { z } from "zod";
import { cmSchema, nameSchema } from "@/lib/domain/document/primitives";
import { PICTURE_LIMITS } from "./picture-limits";

/** An author's settings for a picture: its position, its appearance and how many pictures lie below it. */
export const pictureSettingsSchema = z.strictObject({
  name: nameSchema,
  xCm: cmSchema.describe("Its middle, from the west edge"),
  yCm: cmSchema.describe("Its middle, from the south edge"),
  widthCm: z.number().min(PICTURE_LIMITS.leastWidthCm).max(PICTURE_LIMITS.mostWidthCm),
  turnDeg: z.number().min(0).max(360).describe("Clockwise"),
  opacity: z.int().min(0).max(100).describe("Of a hundred; 0 is not to be seen"),
  isLocked: z.boolean(),
  isHidden: z.boolean(),
  isShared: z.boolean().describe("Seen, too, by those who may read the whole scenario"),
  rank: z.int().min(0).max(1_000).describe("From the lowest, 0, upwards"),
});
export type PictureSettings = z.infer<typeof pictureSettingsSchema>;

/** A change to some of those settings. */
export const pictureChangeSchema = pictureSettingsSchema.partial();
export type PictureChange = z.infer<typeof pictureChangeSchema>;

/** A picture below the drawing, as its author has placed it; its bytes are requested by its id. */
export const tracedPictureSchema = pictureSettingsSchema.extend({
  id: z.string(),
  widthPx: z.int(),
  heightPx: z.int(),
});
export type TracedPicture = z.infer<typeof tracedPictureSchema>;
