import { z } from "zod";
import { newInvitationSchema } from "./club";
import { INVITED_TO } from "./invited-to";
import { PEOPLE_MAY } from "./permissions";

export const personSchema = z.strictObject({ may: z.enum(PEOPLE_MAY) });

/** An invitation to a document, and for how many days it is valid. */
export const newDocumentInvitationSchema = newInvitationSchema.extend({ may: z.enum(INVITED_TO) });
export type NewDocumentInvitation = z.infer<typeof newDocumentInvitationSchema>;
