import { redirect } from "next/navigation";
import { notFoundPage } from "@/app/_frame/not-found-page";
import type { Context } from "@/lib/auth/actor";
import type { ClubView } from "@/lib/domain/people/club-view";
import { readClub } from "@/lib/usecases/people/clubs/read-club";

/** A club for its organisers; other users are redirected to its page. */
export async function ownClub(context: Context, slug: string): Promise<ClubView> {
  const club = await readClub(context, slug).catch(notFoundPage);
  if (club.role !== "organiser") redirect(`/clubs/${slug}`);
  return club;
}
