import type { Database } from "@/lib/db/client";
import type { ResultPicture } from "@/lib/domain/belle-alliance/game/result-picture";

const SHOWN = { id: true, words: true, widthPx: true, heightPx: true } as const;
const orderBy = [{ createdAt: "asc" }, { id: "asc" }] as const;

/** The pictures of a result as they are shown, in the order they were added. */
export const SHOWN_PICTURES = { select: SHOWN, orderBy: [...orderBy] };

/** A picture in a game's report, with who added it: a seat, or null for the game's owner. */
export interface AddedPicture extends ResultPicture {
  readonly seatId: string | null;
}

/** Precondition: the game has a result. */
export async function insertResultPicture(
  database: Database,
  picture: AddedPicture & {
    readonly gameId: string;
    readonly createdAt: Date;
    readonly bytes: Uint8Array<ArrayBuffer>;
  },
): Promise<void> {
  const data = { ...picture, byteSize: picture.bytes.byteLength };
  await database.resultPicture.create({ data, select: { id: true } });
}

/** The pictures in a game's report without their bytes, in the order they were added. */
export async function listResultPictures(
  database: Database,
  gameId: string,
): Promise<AddedPicture[]> {
  const select = { ...SHOWN, seatId: true };
  return database.resultPicture.findMany({ where: { gameId }, select, orderBy: [...orderBy] });
}

/** A picture's bytes; null if there is none with this id, or it is not this game's. */
export async function findResultPictureBytes(
  database: Database,
  where: { readonly gameId?: string; readonly id: string },
): Promise<Uint8Array | null> {
  const row = await database.resultPicture.findFirst({ where, select: { bytes: true } });
  return row?.bytes ?? null;
}

export async function removeResultPicture(database: Database, id: string): Promise<void> {
  await database.resultPicture.deleteMany({ where: { id } });
}

/** How many pictures the reports hold of a scenario's games whose results count. */
export function countCountedPictures(database: Database, scenarioId: string): Promise<number> {
  const where = { result: { game: { scenarioId }, agreedAt: { not: null } } };
  return database.resultPicture.count({ where });
}

/** The total size of the pictures in reports of an account's games, in bytes. */
export async function resultPictureBytesOf(database: Database, ownerId: string): Promise<number> {
  const where = { result: { game: { ownerId } } };
  const { _sum } = await database.resultPicture.aggregate({ where, _sum: { byteSize: true } });
  return _sum.byteSize ?? 0;
}

/** The ids of the pictures in reports of an account's games, oldest first. */
export async function resultPictureIdsOf(database: Database, ownerId: string): Promise<string[]> {
  const rows = await database.resultPicture.findMany({
    where: { result: { game: { ownerId } } },
    select: { id: true },
    orderBy: [...orderBy],
  });
  return rows.map(({ id }) => id);
}

/** One picture as JSON text, with its bytes in base64; null if it was deleted. */
export async function resultPictureAsText(database: Database, id: string): Promise<string | null> {
  const row = await database.resultPicture.findUnique({ where: { id }, omit: { byteSize: true } });
  if (!row) return null;
  const { bytes, ...rest } = row;
  const base64 = Buffer.from(bytes).toString("base64");
  return JSON.stringify({ ...rest, mediaType: "image/webp", base64 });
}

/** Deletes the pictures that an account itself added to the reports of its games. */
export async function deleteResultPicturesOf(database: Database, ownerId: string): Promise<void> {
  await database.resultPicture.deleteMany({
    where: { seatId: null, result: { game: { ownerId } } },
  });
}
