import { fieldArmySchema } from "@/lib/domain/bogowie-wojny/field/side-schema";
import { jsonAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { fieldArmyOfList } from "@/lib/usecases/bogowie-wojny/field/field-army-of-list";
import { idParams } from "../answer-schemas";

/** The facts a map stores for a side when a list is attached to it. */
export const fieldArmyOfOneList = endpoint({
  method: "GET",
  path: "/army-lists/{id}/field-army",
  summary:
    "What a battlefield keeps of the list when it is attached to a side; nothing secret is in it",
  access: "optional",
  params: idParams,
  answers: {
    200: { description: "The `army` of a side of a map document", schema: fieldArmySchema },
  },
  handle: async ({ context, params }) => jsonAnswer(await fieldArmyOfList(context, params.id)),
});
