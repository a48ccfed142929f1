import type { Context } from "@/lib/auth/actor";
import type { Documents } from "@/lib/domain/kinds/document";
import { printPicture } from "@/lib/pdf/kinds/print-documents";
import type { Printed } from "@/lib/pdf/press/printed";
import { wellFormed } from "@/lib/usecases/document/well-formed";
import { inTexts, type MapTexts, readMap } from "@/lib/usecases/kinds/read-map";
import { awaitPrint } from "@/lib/usecases/printing";

interface Drawing extends MapTexts {
  readonly widthPx: number;
  /** Draws the map as an SVG file in the reader's language. */
  readonly draw: (map: Documents["map"]) => string;
}

interface PicturedMap {
  readonly printed: Printed;
  readonly title: string;
}

/** A stored map as a PNG, with its title. Errors: `not-found`, `busy`, `too-large`. */
export async function pictureMap(
  context: Context,
  { id, texts, ...drawing }: Drawing & { readonly id: string },
): Promise<PicturedMap> {
  const { document } = await readMap(context, { id, texts });
  return picture(document, drawing);
}

/**
 * The same for a map that is sent with the request and not stored. Errors: `invalid-document`, `too-many-requests`,
 * `too-large`.
 */
export async function pictureSentField({
  json,
  texts,
  ...drawing
}: Drawing & { readonly json: unknown }): Promise<PicturedMap> {
  return picture(inTexts(wellFormed("map", json), texts), drawing);
}

async function picture(
  map: Documents["map"],
  { widthPx, draw }: Omit<Drawing, "texts">,
): Promise<PicturedMap> {
  const printed = await awaitPrint(printPicture({ svg: draw(map), widthPx }));
  return { printed, title: map.title };
}
