import { redirect } from "next/navigation";
import { onlyFound } from "@/app/_frame/only-found";
import type { Context } from "@/lib/auth/actor";
import type { ClubView } from "@/lib/domain/club/club-view";
import { readClub } from "@/lib/usecases/clubs/read-club";

/** A club for its organisers; everybody else is led to its page. */
export async function ownClub(context: Context, slug: string): Promise<ClubView> {
  const club = await readClub(context, slug).catch(onlyFound);
  if (club.role !== "organiser") redirect(`/clubs/${slug}`);
  return club;
}
