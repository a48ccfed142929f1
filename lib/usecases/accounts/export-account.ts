import type { MemberContext } from "@/lib/auth/actor";
import { findEventsOf } from "@/lib/db/club-events";
import { findFormatsPublishedBy } from "@/lib/db/club-formats";
import { listClubsOf } from "@/lib/db/clubs";
import { findOwnedDocuments } from "@/lib/db/documents";
import { findShareLinksOf } from "@/lib/db/share-links";
import { listTokens } from "@/lib/db/tokens";
import { findUser } from "@/lib/db/users";

/** Everything the service keeps of an account, the documents whole, importable one by one; links by their addresses. */
export async function exportAccount({ actor, database }: MemberContext) {
  const user = await findUser(database, actor.id);
  const documents = await findOwnedDocuments(database, actor.id);
  return {
    user: { id: actor.id, email: actor.email, name: actor.name, createdAt: user?.createdAt },
    shareLinks: await findShareLinksOf(database, actor.id),
    clubs: await listClubsOf(database, actor.id),
    formats: await findFormatsPublishedBy(database, actor.id),
    events: await findEventsOf(database, actor.id),
    tokens: await listTokens(database, actor.id),
    documents: documents.map(({ ownerId: _, owner: __, ...rest }) => rest),
  };
}
