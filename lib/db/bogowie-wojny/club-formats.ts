import type { Database } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { refusingDeletedAccount } from "@/lib/db/people/account-gone";
import { parseSeenBy } from "@/lib/db/people/clubs";
import {
  type ClubFormat,
  formatNameKey,
  type PublishedFormat,
} from "@/lib/domain/bogowie-wojny/event/club-format";
import { formatSchema } from "@/lib/domain/bogowie-wojny/list/format-schema";

const whole = {
  club: { select: { id: true, slug: true, name: true, seenBy: true } },
  publishedBy: { select: { name: true } },
} satisfies Prisma.ClubFormatInclude;

/** One club format; null if there is none. */
export async function findClubFormat(database: Database, id: string): Promise<ClubFormat | null> {
  const row = await database.clubFormat.findUnique({ where: { id }, include: whole });
  return row && toClubFormat(row);
}

/** The formats clubs have published, club by club, each club's sorted by name. */
export async function listClubFormats(
  database: Database,
  { clubIds, limit }: { clubIds: readonly string[]; limit: number },
): Promise<ClubFormat[]> {
  const rows = await database.clubFormat.findMany({
    where: { clubId: { in: [...clubIds] } },
    include: whole,
    orderBy: [{ club: { name: "asc" } }, { clubId: "asc" }, { nameKey: "asc" }],
    take: limit,
  });
  return rows.map(toClubFormat);
}

export async function countClubFormats(database: Database, clubId: string): Promise<number> {
  return database.clubFormat.count({ where: { clubId } });
}

/** The id of a club's format with this name, ignoring case and spaces; null if there is none. */
export async function findClubFormatNamed(
  database: Database,
  { clubId, name }: { clubId: string; name: string },
): Promise<string | null> {
  const row = await database.clubFormat.findUnique({
    where: { clubId_nameKey: { clubId, nameKey: formatNameKey(name) } },
    select: { id: true },
  });
  return row?.id ?? null;
}

/** Stores a new format. Error: `unauthenticated` if its publisher was deleted in the meantime. */
export async function insertClubFormat(
  database: Database,
  {
    format,
    ...row
  }: PublishedFormat &
    Pick<ClubFormat, "id" | "publishedAt" | "changedAt"> & {
      readonly clubId: string;
      readonly publishedById: string;
    },
): Promise<void> {
  await refusingDeletedAccount(
    database.clubFormat.create({ data: { ...row, ...columns({ format }) } }),
  );
}

/** Stores a format's next version. */
export async function storeClubFormat(
  database: Database,
  { id, format, ...row }: PublishedFormat & Pick<ClubFormat, "id" | "version" | "changedAt">,
): Promise<void> {
  const data = { ...row, ...columns({ format }) };
  await database.clubFormat.update({ where: { id }, data, select: { id: true } });
}

function columns({ format }: PublishedFormat) {
  return {
    nameKey: formatNameKey(format.name),
    format: format as unknown as Prisma.InputJsonValue,
  };
}

export async function deleteClubFormat(database: Database, id: string): Promise<void> {
  await database.clubFormat.deleteMany({ where: { id } });
}

/** The formats that a user published and that still belong to a club the user is a member of. */
export async function findFormatsPublishedBy(database: Database, userId: string) {
  return database.clubFormat.findMany({
    where: { publishedById: userId },
    omit: { publishedById: true, nameKey: true },
    orderBy: { publishedAt: "asc" },
  });
}

function toClubFormat(row: Prisma.ClubFormatGetPayload<{ include: typeof whole }>): ClubFormat {
  const { id, version, club, publishedBy, publishedAt, changedAt, format } = row;
  return {
    id,
    version,
    club: { ...club, seenBy: parseSeenBy(club.seenBy) },
    publishedBy: publishedBy?.name ?? null,
    publishedAt,
    changedAt,
    format: formatSchema.parse(format),
  };
}
