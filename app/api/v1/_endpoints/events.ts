import { z } from "zod";
import { findingSchema } from "@/lib/domain/check-report";
import { publishedExample } from "@/lib/domain/club/club-format";
import { tagOfEvent } from "@/lib/domain/details-tag";
import { eventDetailsSchema, submissionSchema } from "@/lib/domain/event/club-event";
import type { EventView } from "@/lib/domain/event/event-view";
import { emptyAnswer, jsonAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { expectedTag } from "@/lib/http/etag";
import { createEvent } from "@/lib/usecases/events/create-event";
import { deleteEvent } from "@/lib/usecases/events/delete-event";
import { editEvent } from "@/lib/usecases/events/edit-event";
import { listEvents } from "@/lib/usecases/events/list-events";
import { readEvent } from "@/lib/usecases/events/read-event";
import { judgeOwnList, submitList } from "@/lib/usecases/events/submit-list";
import { withdrawList } from "@/lib/usecases/events/withdraw-list";
import { besideBooks } from "./altered-rows";
import { idParams } from "./answer-schemas";
import { eventSchema, listedEventSchema } from "./event-schemas";

const changed = {
  200: { description: "The event as its caller sees it then", schema: eventSchema },
  forbidden: "It belongs to somebody else",
  "not-found": "No such event, or no such list",
  conflict: "Not any more, or not with this list: its detail says why",
};

const getEvents = endpoint({
  method: "GET",
  path: "/events",
  summary: "One's own events, organised or joined, and the public ones to come",
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
  summary: "Call an event to which players hand in lists by a deadline",
  access: "write",
  body: eventDetailsSchema,
  example: {
    title: "Autumn tournament",
    place: "Warsaw",
    day: "2030-10-12",
    deadline: "2030-10-05T20:00",
    timeZone: "Europe/Warsaw",
    ...publishedExample,
  },
  answers: {
    201: { description: "The event", schema: z.object({ id: z.string() }) },
    "invalid-document": "Something in it is not right, the deadline among it",
    conflict: "The account organises as many events as it may",
    "not-found": "No such club, or the caller is no member of it",
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
    "An event: until its deadline its organiser learns who has handed in, after it everybody sees the lists",
  access: "optional",
  params: idParams,
  answers: {
    200: { description: "The event", schema: eventSchema },
    "not-found": "No such event",
  },
  handle: async ({ context, params }) => taggedAnswer(await readEvent(context, params.id)),
});

const putEvent = endpoint({
  method: "PUT",
  path: "/events/{id}",
  summary: "Change an event; after its deadline the deadline and the format stay",
  access: "write",
  params: idParams,
  body: eventDetailsSchema,
  example: {
    title: "Autumn tournament",
    place: "Warsaw",
    day: "2030-10-12",
    deadline: "2030-10-05T20:00",
    timeZone: "Europe/Warsaw",
    ...publishedExample,
  },
  takesIfMatch: true,
  answers: {
    ...changed,
    "stale-version": "It was changed since, from another page",
    "invalid-document": "Something in it is not right",
  },
  handle: async ({ context, params, body, request }) => {
    const expected = expectedTag(request);
    return taggedAnswer(await editEvent(context, { ...params, ...body, expected }));
  },
});

/** An event, with its details. */
function taggedAnswer(event: EventView): Response {
  return jsonAnswer(event, { tag: tagOfEvent(event) });
}

const deleteOne = endpoint({
  method: "DELETE",
  path: "/events/{id}",
  summary: "Delete an event with what was handed in; the players' own lists stay",
  access: "write",
  params: idParams,
  answers: { 204: { description: "Deleted" }, forbidden: "It belongs to somebody else" },
  handle: async ({ context, params }) => {
    await deleteEvent(context, params.id);
    return emptyAnswer();
  },
});

const putSubmission = endpoint({
  method: "PUT",
  path: "/events/{id}/submission",
  summary: "Hand in a list of one's own as it is now, in the place of an earlier one",
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
  summary: "Take one's list out again",
  access: "write",
  params: idParams,
  answers: changed,
  handle: async ({ context, params }) => jsonAnswer(await withdrawList(context, params.id)),
});

const postCheck = endpoint({
  method: "POST",
  path: "/events/{id}/check",
  summary:
    "The limits a list of one's own breaks by the event's format, and what in it is not as its army books have it; nothing is handed in",
  access: "read",
  params: idParams,
  body: submissionSchema,
  example: { listId: "duchy-of-warsaw-32-8" },
  answers: {
    200: {
      description: "No findings, and it is legal",
      schema: z.object({ findings: z.array(findingSchema), ...besideBooks }),
    },
    "not-found": "No such event, or no such list",
  },
  handle: async ({ context, params, body }) =>
    jsonAnswer(await judgeOwnList(context, { ...params, ...body })),
});

/** Club events and what is handed in to them. */
export const eventEndpoints = [
  getEvents,
  postEvent,
  getEvent,
  putEvent,
  deleteOne,
  putSubmission,
  deleteSubmission,
  postCheck,
];
