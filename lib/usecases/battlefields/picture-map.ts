import type { Context } from "@/lib/auth/actor";
import { battlefieldFile } from "@/lib/domain/battlefield/drawing/draw-battlefield";
import type { Printed } from "@/lib/pdf/press-job";
import { printPicture } from "@/lib/pdf/print-picture";
import { readDocument } from "@/lib/usecases/documents/read-document";
import { offThePress } from "@/lib/usecases/printing";

/** A stored battlefield's picture in pixels, with its title. Errors: `not-found`, `too-many-requests`, `too-large`. */
export async function pictureMap(
  context: Context,
  { id, widthPx }: { readonly id: string; readonly widthPx: number },
): Promise<{ printed: Printed; title: string }> {
  const { document } = await readDocument(context, { kind: "map", id });
  const svg = battlefieldFile(document, document.title);
  return { printed: await offThePress(printPicture({ svg, widthPx })), title: document.title };
}
