import type { MemberContext } from "@/lib/auth/actor";
import { findPictureBytes, listPictures } from "@/lib/db/belle-alliance/pictures";
import type { ScenarioView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { canTraceOver } from "@/lib/domain/people/permissions";
import { type PlacedPicture, placedPicture } from "@/lib/domain/table/drawing/placed-picture";
import { printGround, printPicture } from "@/lib/pdf/kinds/print-documents";
import type { Printed, PrintOptions } from "@/lib/pdf/press/printed";
import { picturePart } from "@/lib/usecases/belle-alliance/pictures/redraw-picture";
import { viewScenario } from "@/lib/usecases/belle-alliance/scenario/view-scenario";
import { guardedHead } from "@/lib/usecases/guard";
import { awaitPrint } from "@/lib/usecases/printing";

/** A scenario's map for its author, with the pictures it is traced from. */
interface TracedMap {
  readonly view: ScenarioView;
  readonly below: readonly PlacedPicture[];
}

/**
 * The umpire's map and the pictures below it, for the scenario's author only. Errors: `not-found`, `forbidden`,
 * `busy`.
 */
export async function traceMap(
  context: MemberContext,
  { id }: { readonly id: string },
): Promise<TracedMap> {
  const below = await picturesInFile(context, { id });
  const { view } = await viewScenario(context, { id, audience: { for: "umpire" } });
  return { view, below };
}

/** The same as a PNG. Errors: those of `traceMap` and of printing. */
export async function pictureTracedMap(
  context: MemberContext,
  wanted: {
    readonly id: string;
    readonly widthPx: number;
    readonly draw: (traced: TracedMap) => string;
  },
): Promise<{ readonly printed: Printed; readonly title: string }> {
  const traced = await traceMap(context, wanted);
  const { widthPx } = wanted;
  const printed = await awaitPrint(printPicture({ svg: wanted.draw(traced), widthPx }));
  return { printed, title: traced.view.title };
}

/** The same on one sheet of paper. Errors: those of `traceMap` and of printing. */
export async function printTracedMap(
  context: MemberContext,
  { id, ...options }: PrintOptions & { readonly id: string },
): Promise<{ readonly printed: Printed; readonly title: string }> {
  const { view, below } = await traceMap(context, { id });
  const printed = await awaitPrint(printGround(view, { ...options, below }));
  return { printed, title: view.title };
}

/**
 * The pictures a scenario's author traces from, in place, to be embedded in a file of the author's. Errors:
 * `not-found`, `forbidden`, `busy`.
 */
async function picturesInFile(
  context: MemberContext,
  { id: documentId }: { readonly id: string },
): Promise<PlacedPicture[]> {
  await guardedHead(context, { kind: "scenario", id: documentId }, canTraceOver);
  const laid: PlacedPicture[] = [];
  for (const picture of await listPictures(context.database, documentId)) {
    if (picture.isHidden) continue;
    const key = { documentId, id: picture.id };
    const bytes = await findPictureBytes(context.database, key);
    if (bytes) laid.push(placedPicture(picture, await picturePart(bytes)));
  }
  return laid;
}
