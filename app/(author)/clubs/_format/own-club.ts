import { notFound, redirect } from "next/navigation";
import type { Context } from "@/lib/auth/actor";
import type { ClubView } from "@/lib/domain/club/club-view";
import { GrundlagError } from "@/lib/domain/error-code";
import { readClub } from "@/lib/usecases/read-club";

/** A club for its organisers; everybody else is led to its page. */
export async function ownClub(context: Context, slug: string): Promise<ClubView> {
  const club = await readClub(context, slug).catch(onlyFound);
  if (club.role !== "organiser") redirect(`/clubs/${slug}`);
  return club;
}

/** Shows the page of what is not there for what was not found. */
export function onlyFound(error: unknown): never {
  if (error instanceof GrundlagError && error.code === "not-found") notFound();
  throw error;
}
