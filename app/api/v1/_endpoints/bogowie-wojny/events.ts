import { z } from "zod";
import {
  eventDetailsSchema,
  submissionSchema,
  tagOfEvent,
} from "@/lib/domain/bogowie-wojny/event/club-event";
import { publishedExample } from "@/lib/domain/bogowie-wojny/event/club-format";
import type { EventView } from "@/lib/domain/bogowie-wojny/event/event-view";
import { findingSchema } from "@/lib/domain/document/check-report";
import { emptyAnswer, jsonAnswer } from "@/lib/http/answer";
import { endpoint, inFull } from "@/lib/http/endpoint";
import { expectedTag } from "@/lib/http/etag";
import { createEvent } from "@/lib/usecases/bogowie-wojny/event/create-event";
import { deleteEvent } from "@/lib/usecases/bogowie-wojny/event/delete-event";
import { editEvent } from "@/lib/usecases/bogowie-wojny/event/edit-event";
import { listClubEvents } from "@/lib/usecases/bogowie-wojny/event/list-club-events";
import { listEvents } from "@/lib/usecases/bogowie-wojny/event/list-events";
import { readEvent } from "@/lib/usecases/bogowie-wojny/event/read-event";
import {
  type Judgement,
  judgeOwnList,
  submitList,
} from "@/lib/usecases/bogowie-wojny/event/submit-list";
import { withdrawList } from "@/lib/usecases/bogowie-wojny/event/withdraw-list";
import { idParams } from "../answer-schemas";
import { clubParams } from "../people/club-schemas";
import { bookComparisonFields } from "./altered-rows";
import { eventSchema, listedEventSchema } from "./event-schemas";

const changed = {
  200: { description: "The event as the caller then sees it", schema: eventSchema },
  "not-found": "No such event, or no such list",
  conflict: "No longer possible, or not with this list: the detail says why",
};

const tournament = {
  title: "Autumn tournament",
  place: "Warsaw",
  day: "2030-10-12",
  deadline: "2030-10-05T20:00",
  timeZone: "Europe/Warsaw",
  ...publishedExample,
};

const getEvents = endpoint({
  method: "GET",
  path: "/events",
  summary: "Your events, organised or joined, and the public ones to come",
  access: "optional",
  answers: {
    200: {
      description: "Both",
      schema: z.object({ own: z.array(listedEventSchema), open: z.array(listedEventSchema) }),
    },
  },
  handle: async ({ context }) => jsonAnswer(await listEvents(context)),
});

const postEvent = endpoint({
  method: "POST",
  path: "/events",
  summary: "Create an event to which players submit lists by a deadline",
  access: "write",
  body: eventDetailsSchema,
  example: tournament,
  answers: {
    201: { description: "The event", schema: z.object({ id: z.string() }) },
    conflict: "The account has reached the limit for events",
    "not-found": "No such club, or the caller is not a member of it",
  },
  handle: async ({ context, body }) => {
    const event = await createEvent(context, body);
    return jsonAnswer(event, { status: 201, location: `/api/v1/events/${event.id}` });
  },
});

const getEvent = endpoint({
  method: "GET",
  path: "/events/{id}",
  summary:
    "An event: until the deadline its organiser sees who has submitted a list, afterwards everyone sees the lists",
  access: "optional",
  params: idParams,
  answers: {
    200: { description: "The event", schema: eventSchema },
  },
  handle: async ({ context, params }) => taggedAnswer(await readEvent(context, params.id)),
});

const putEvent = endpoint({
  method: "PUT",
  path: "/events/{id}",
  summary: "Change an event; the deadline and the format are fixed once the deadline has passed",
  access: "write",
  params: idParams,
  body: eventDetailsSchema,
  example: tournament,
  takesIfMatch: true,
  answers: {
    ...changed,
  },
  handle: async ({ context, params, body, request }) => {
    const expected = expectedTag(request);
    return taggedAnswer(await editEvent(context, { ...params, ...body, expected }));
  },
});

/** The answer with an event, whose ETag identifies its details. */
function taggedAnswer(event: EventView): Response {
  return jsonAnswer(event, { tag: tagOfEvent(event) });
}

const deleteOne = endpoint({
  method: "DELETE",
  path: "/events/{id}",
  summary: "Delete an event with the submitted copies; the players' own lists stay",
  access: "write",
  params: idParams,
  answers: { 204: { description: "Deleted" }, forbidden: "It belongs to someone else" },
  handle: async ({ context, params }) => {
    await deleteEvent(context, params.id);
    return emptyAnswer();
  },
});

const putSubmission = endpoint({
  method: "PUT",
  path: "/events/{id}/submission",
  summary: "Submit a list of yours as it is now, replacing an earlier one",
  access: "write",
  params: idParams,
  body: submissionSchema,
  example: { listId: "duchy-of-warsaw-32-8" },
  answers: changed,
  handle: async ({ context, params, body }) =>
    jsonAnswer(await submitList(context, { ...params, ...body })),
});

const deleteSubmission = endpoint({
  method: "DELETE",
  path: "/events/{id}/submission",
  summary: "Withdraw your list",
  access: "write",
  params: idParams,
  answers: changed,
  handle: async ({ context, params }) => jsonAnswer(await withdrawList(context, params.id)),
});

const postCheck = endpoint({
  method: "POST",
  path: "/events/{id}/check",
  summary:
    "The limits of the event's format that a list of yours breaks, and where it differs from its army books; nothing is submitted",
  access: "read",
  params: idParams,
  body: submissionSchema,
  example: { listId: "duchy-of-warsaw-32-8" },
  answers: {
    200: {
      description: "No findings, and it is legal",
      schema: inFull<Judgement>()(
        z.object({ findings: z.array(findingSchema), ...bookComparisonFields }),
      ),
    },
    "not-found": "No such event, or no such list",
  },
  handle: async ({ context, params, body }) =>
    jsonAnswer(await judgeOwnList(context, { ...params, ...body })),
});

const getEventsOfClub = endpoint({
  method: "GET",
  path: "/clubs/{slug}/events",
  summary: "The events a club holds that are to come; to others than its members the public ones",
  access: "optional",
  params: clubParams,
  answers: {
    200: {
      description: "The soonest first",
      schema: z.object({ items: z.array(listedEventSchema) }),
    },
  },
  handle: async ({ context, params }) =>
    jsonAnswer({ items: await listClubEvents(context, params.slug) }),
});

/** Club events and the lists handed in to them. */
export const eventEndpoints = [
  getEvents,
  getEventsOfClub,
  postEvent,
  getEvent,
  putEvent,
  deleteOne,
  putSubmission,
  deleteSubmission,
  postCheck,
];
