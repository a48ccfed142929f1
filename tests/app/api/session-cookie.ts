import { encode } from "next-auth/jwt";
import type { freshDatabase } from "@/tests/setup/database";

type TestClient = Awaited<ReturnType<typeof freshDatabase>>["client"];

export const SECRET = "a secret of forty characters for testing";

/** Opens a session for a user, and returns the cookies their browser sends with a request. */
export async function openedSession(
  client: TestClient,
  { userId, tokenVersion = 0 }: { readonly userId: string; readonly tokenVersion?: number },
): Promise<string> {
  // Restored after each file, while this module is loaded once for all.
  process.env.NEXTAUTH_SECRET = SECRET;
  const sid = `s-${crypto.randomUUID()}`;
  const at = new Date();
  const row = { id: sid, userId, createdAt: at, lastSeenAt: at, address: "" };
  await client.session.create({ data: row });
  const token = await encode({ token: { sub: userId, sid, tokenVersion }, secret: SECRET });
  return `other=1; next-auth.session-token=${token}`;
}
