import type { Context } from "@/lib/auth/actor";
import type { Documents } from "@/lib/domain/document";
import type { Printed } from "@/lib/pdf/press-job";
import { printPicture } from "@/lib/pdf/print-documents";
import { readDocument } from "@/lib/usecases/documents/read-document";
import { wellFormed } from "@/lib/usecases/documents/well-formed";
import { awaitPrint } from "@/lib/usecases/printing";

interface Drawing {
  readonly widthPx: number;
  /** The map as an SVG file, in the reader's words. */
  readonly draw: (map: Documents["map"]) => string;
}

interface PicturedMap {
  readonly printed: Printed;
  readonly title: string;
}

/** A stored map's picture in pixels, with its title. Errors: `not-found`, `busy`, `too-large`. */
export async function pictureMap(
  context: Context,
  { id, ...drawing }: Drawing & { readonly id: string },
): Promise<PicturedMap> {
  const { document } = await readDocument(context, { kind: "map", id });
  return picture(document, drawing);
}

/** The same for one that is sent along and not stored. Errors: `invalid-document`, `too-many-requests`, `too-large`. */
export async function pictureSentField({
  json,
  ...drawing
}: Drawing & { readonly json: unknown }): Promise<PicturedMap> {
  return picture(wellFormed("map", json), drawing);
}

async function picture(map: Documents["map"], { widthPx, draw }: Drawing): Promise<PicturedMap> {
  const printed = await awaitPrint(printPicture({ svg: draw(map), widthPx }));
  return { printed, title: map.title };
}
