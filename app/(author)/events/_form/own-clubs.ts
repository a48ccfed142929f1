import type { Context } from "@/lib/auth/actor";
import { requireMember } from "@/lib/auth/session-gate";
import { listClubs } from "@/lib/usecases/people/clubs/list-clubs";
import type { EventFormProps } from "./use-event-form";

/** The organiser's clubs, any of which may hold the event. */
export async function ownClubs(context: Context): Promise<EventFormProps["clubs"]> {
  const clubs = await listClubs(requireMember(context));
  return clubs.map(({ id, name }) => ({ id, name }));
}
