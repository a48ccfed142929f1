import { resultPictureBytesOf } from "@/lib/db/belle-alliance/result-pictures";
import type { Database } from "@/lib/db/client";
import { type Keeper, keptBy } from "@/lib/db/document/documents";
import type { Prisma } from "@/lib/db/generated/client";
import type {
  PictureChange,
  TracedPicture,
} from "@/lib/domain/belle-alliance/scenario/traced-picture";

const columns = {
  id: true,
  name: true,
  rank: true,
  widthPx: true,
  heightPx: true,
  xCm: true,
  yCm: true,
  widthCm: true,
  turnDeg: true,
  opacity: true,
  isLocked: true,
  isHidden: true,
  isShared: true,
} as const;

/** A picture with its bytes and the document it belongs to. */
export interface NewPicture extends TracedPicture {
  readonly documentId: string;
  readonly createdAt: Date;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Identifies a picture of a document. */
export interface PictureKey {
  readonly documentId: string;
  readonly id: string;
}

export async function insertPicture(database: Database, picture: NewPicture): Promise<void> {
  const { bytes, ...rest } = picture;
  await database.picture.create({
    data: { ...rest, byteSize: bytes.byteLength, bytes },
    select: { id: true },
  });
}

/** Copies a picture as it lies, without its bytes leaving the database. */
export async function copyPicture(
  database: Database,
  from: string,
  { id, documentId, createdAt }: Pick<NewPicture, "id" | "documentId" | "createdAt">,
): Promise<void> {
  await database.$executeRaw`
    INSERT INTO pictures (id, document_id, created_at, name, rank, width_px, height_px, x_cm, y_cm, width_cm, turn_deg,
      opacity, is_locked, is_hidden, is_shared, byte_size, bytes)
    SELECT ${id}, ${documentId}, ${createdAt}, name, rank, width_px, height_px, x_cm, y_cm, width_cm, turn_deg,
      opacity, is_locked, is_hidden, is_shared, byte_size, bytes
    FROM pictures WHERE id = ${from}`;
}

/** A document's pictures without their bytes, lowest first. */
export async function listPictures(
  database: Database,
  documentId: string,
): Promise<TracedPicture[]> {
  return database.picture.findMany({
    where: { documentId },
    select: columns,
    orderBy: [{ rank: "asc" }, { id: "asc" }],
  });
}

/** A picture's bytes; null if the document has none with this id. */
export async function findPictureBytes(
  database: Database,
  { documentId, id }: PictureKey,
): Promise<Uint8Array | null> {
  const row = await database.picture.findFirst({
    where: { documentId, id },
    select: { bytes: true },
  });
  return row?.bytes ?? null;
}

export async function updatePicture(
  database: Database,
  { documentId, id }: PictureKey,
  change: PictureChange,
): Promise<void> {
  await database.picture.updateMany({ where: { documentId, id }, data: change });
}

/** Deletes a picture; false if there was none. */
export async function removePicture(database: Database, key: PictureKey): Promise<boolean> {
  return (await database.picture.deleteMany({ where: key })).count > 0;
}

/** The total size of the pictures in the documents of an account or a club, and in reports of an account's games, in bytes. */
export async function pictureBytesOf(database: Database, keeper: Keeper): Promise<number> {
  const traced = await sizeOf(database, { document: keptBy(keeper) });
  return "ownerId" in keeper
    ? traced + (await resultPictureBytesOf(database, keeper.ownerId))
    : traced;
}

/** The total size of some pictures, in bytes. */
export function pictureBytesIn(database: Database, ids: readonly string[]): Promise<number> {
  return sizeOf(database, { id: { in: [...ids] } });
}

async function sizeOf(database: Database, where: Prisma.PictureWhereInput): Promise<number> {
  const { _sum } = await database.picture.aggregate({ where, _sum: { byteSize: true } });
  return _sum.byteSize ?? 0;
}

/** The ids of the pictures of an account's own documents, without those it keeps for a club, oldest first. */
export async function pictureIdsOf(database: Database, ownerId: string): Promise<string[]> {
  const rows = await database.picture.findMany({
    where: { document: { ownerId, heldByClub: false } },
    select: { id: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return rows.map(({ id }) => id);
}

/** One picture as JSON text, with its bytes in base64; null if it was deleted. */
export async function pictureAsText(database: Database, id: string): Promise<string | null> {
  const row = await database.picture.findUnique({
    where: { id },
    select: { ...columns, documentId: true, createdAt: true, bytes: true },
  });
  if (!row) return null;
  const { bytes, ...rest } = row;
  return JSON.stringify({
    ...rest,
    mediaType: "image/webp",
    base64: Buffer.from(bytes).toString("base64"),
  });
}

/** Deletes the pictures in all documents of an account. */
export async function deletePicturesOf(database: Database, ownerId: string): Promise<void> {
  await database.picture.deleteMany({ where: { document: { ownerId } } });
}
