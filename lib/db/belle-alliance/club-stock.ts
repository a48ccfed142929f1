import type { Database } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import {
  clubStockSchema,
  NO_STOCK,
  type StoredStock,
} from "@/lib/domain/belle-alliance/stock/club-stock";

/** What a club owns; nothing in version 0 where nobody ever said. */
export async function findClubStock(database: Database, clubId: string): Promise<StoredStock> {
  const row = await database.clubStock.findUnique({ where: { clubId } });
  if (!row) return { version: 0, stock: NO_STOCK };
  return { version: row.version, stock: clubStockSchema.parse(row.stock) };
}

/** Stores the next version. */
export async function storeClubStock(
  database: Database,
  { clubId, version, stock, changedAt }: StoredStock & { clubId: string; changedAt: Date },
): Promise<void> {
  const columns = { version, changedAt, stock: stock as unknown as Prisma.InputJsonValue };
  await database.clubStock.upsert({
    where: { clubId },
    create: { clubId, ...columns },
    update: columns,
    select: { clubId: true },
  });
}
