import { foundOrNull } from "@/app/_frame/not-found-page";
import type { Context } from "@/lib/auth/actor";
import { requireMember } from "@/lib/auth/session-gate";
import { listClubs } from "@/lib/usecases/people/clubs/list-clubs";
import { readClub } from "@/lib/usecases/people/clubs/read-club";

/** Names of clubs, keyed by slug. */
export type ClubNames = Readonly<Record<string, string>>;

/** The names of the reader's own clubs, and of requested clubs that everybody may see. */
export async function clubNames(context: Context, asked: readonly string[]): Promise<ClubNames> {
  const own = context.actor ? await listClubs(requireMember(context)) : [];
  const others = asked.filter((slug) => !own.some((club) => club.slug === slug));
  const known = await Promise.all(others.map((slug) => readClub(context, slug).catch(foundOrNull)));
  const clubs = [...own, ...known.filter((club) => club !== null)];
  return Object.fromEntries(clubs.map(({ slug, name }) => [slug, name]));
}
