import { UnknownIdError } from "../find";
import type { Scenario } from "../scenario";
import type { ScenarioEvent } from "../scenario-event";
import type { ScenarioCommand } from "./scenario-command";

export const addEvent: ScenarioCommand<{ readonly event: ScenarioEvent }> = {
  name: "addEvent",
  run: (draft, { event }) => {
    draft.events = [...(draft.events ?? []), { ...event }];
  },
};

export const setEventFields: ScenarioCommand<{
  readonly eventId: string;
  readonly fields: {
    readonly [Key in keyof Omit<ScenarioEvent, "id">]?: ScenarioEvent[Key] | undefined;
  };
}> = {
  name: "setEventFields",
  run: (draft, { eventId, fields }) => {
    const event = findEvent(draft, eventId);
    Object.assign(event, fields);
    if (event.sightCm === undefined) delete event.sightCm;
  },
};

export const removeEvent: ScenarioCommand<{ readonly eventId: string }> = {
  name: "removeEvent",
  run: (draft, { eventId }) => {
    const removed = findEvent(draft, eventId);
    const left = draft.events?.filter((each) => each !== removed) ?? [];
    if (left.length > 0) draft.events = left;
    else delete draft.events;
  },
};

function findEvent({ events = [] }: Scenario, id: string): ScenarioEvent {
  const event = events.find((each) => each.id === id);
  if (!event) throw new UnknownIdError("event", id);
  return event;
}
