import { basesFile, basesOfBook, basesOfList } from "@/lib/domain/bogowie-wojny/list/bases-picture";
import type { AnyDocument, Documents } from "@/lib/domain/kinds/document";
import { forOthers } from "@/lib/domain/kinds/document-for";
import { printPicture } from "@/lib/pdf/kinds/print-documents";
import type { Printed } from "@/lib/pdf/press/printed";
import { awaitPrint } from "@/lib/usecases/printing";

/** In pixels: as wide as chats and social networks show it. */
const CARD_WIDTH = 1_200;

type Pictured = Exclude<AnyDocument, Documents["scenario"]>;

/**
 * The picture of a list, a book or a map that chats show beside a link to it, as a PNG, made from what others than its
 * owner see. Errors: `busy`, `too-large`.
 */
export function pictureCard(
  document: Pictured,
  drawMap: (map: Documents["map"]) => string,
): Promise<Printed> {
  const svg = drawingOf(forOthers(document) as Pictured, drawMap);
  return awaitPrint(printPicture({ svg, widthPx: CARD_WIDTH }));
}

function drawingOf(shown: Pictured, drawMap: (map: Documents["map"]) => string): string {
  switch (shown.kind) {
    case "army-list":
      return basesFile(basesOfList(shown));
    case "army-book":
      return basesFile(basesOfBook(shown));
    case "map":
      return drawMap(shown);
  }
}
