import type { Context } from "@/lib/auth/actor";
import type { Battlefield } from "@/lib/domain/battlefield/battlefield";
import { battlefieldFile } from "@/lib/domain/battlefield/drawing/draw-battlefield";
import type { Printed } from "@/lib/pdf/press-job";
import { printPicture } from "@/lib/pdf/print-documents";
import { readDocument } from "@/lib/usecases/documents/read-document";
import { wellFormed } from "@/lib/usecases/documents/well-formed";
import { awaitPrint } from "@/lib/usecases/printing";

interface PicturedMap {
  readonly printed: Printed;
  readonly title: string;
}

/** A stored battlefield's picture in pixels, with its title. Errors: `not-found`, `busy`, `too-large`. */
export async function pictureMap(
  context: Context,
  { id, widthPx }: { readonly id: string; readonly widthPx: number },
): Promise<PicturedMap> {
  const { document } = await readDocument(context, { kind: "map", id });
  return picture(document, widthPx);
}

/** The same for one that is sent along and not stored. Errors: `invalid-document`, `too-many-requests`, `too-large`. */
export async function pictureSentField({
  json,
  widthPx,
}: {
  readonly json: unknown;
  readonly widthPx: number;
}): Promise<PicturedMap> {
  return picture(wellFormed("map", json), widthPx);
}

async function picture(field: Battlefield, widthPx: number): Promise<PicturedMap> {
  const svg = battlefieldFile(field, field.title);
  return { printed: await awaitPrint(printPicture({ svg, widthPx })), title: field.title };
}
