import type { Context } from "@/lib/auth/actor";
import { mapScene } from "@/lib/domain/belle-alliance/drawing/map-scene";
import type { PackOptions } from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import type { ScenarioView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { AddressedAudience } from "@/lib/domain/belle-alliance/scenario/view/reader-key";
import type { Language } from "@/lib/domain/document/language";
import { fingerprint } from "@/lib/domain/document/translations/fingerprint";
import { printPack, showPack } from "@/lib/pdf/kinds/print-documents";
import type { PagesShown, Printed, PrintOptions } from "@/lib/pdf/press/printed";
import {
  viewScenario,
  viewSentScenario,
} from "@/lib/usecases/belle-alliance/scenario/view-scenario";
import { readClubStock } from "@/lib/usecases/belle-alliance/stock/read-club-stock";
import { awaitPrint } from "@/lib/usecases/printing";
import { refuseTooManySheets } from "@/lib/usecases/too-many-sheets";

/** The options of a pack. */
export interface PackOrder extends PrintOptions {
  readonly options: PackOptions;
  /** The language of its texts, and so of the whole pack, if the author translated them; undefined: their own. */
  readonly textsIn?: Language | undefined;
  /** The club, by its address, whose things need not be had; the reader is a member. */
  readonly club?: string | undefined;
  /** Ends the print where who asked for it has left. */
  readonly signal?: AbortSignal | undefined;
}

/** The reader whose pack is printed, and its options. */
export interface ReadersOrder extends PackOrder {
  readonly reader: AddressedAudience;
}

export interface Pack {
  readonly printed: Printed;
  readonly title: string;
  /** Distinguishes its file name from those of other packs, without revealing a secret; null for the umpire's. */
  readonly part: string | null;
}

/**
 * The umpire's pack, one side's, one commander's or everybody's as PDF, with the scenario's title, which is no secret to any of them.
 * Errors: those of `viewScenario` and, where a club is named, of `readClubStock`; `invalid-document` where the table
 * takes too many sheets, `busy`, `too-large`.
 */
export async function printScenarioPack(
  context: Context,
  { id, ...order }: { id: string } & ReadersOrder,
): Promise<Pack> {
  return packOf(await viewOf(context, id, order), await withOwned(context, order));
}

/**
 * The same for a scenario that is sent with the request and not stored. Errors: those of `viewSentScenario` and of
 * printing.
 */
export async function printSentPack({
  json,
  ...order
}: { json: unknown } & ReadersOrder): Promise<Pack> {
  return packOf(sentView(json, order), order);
}

/** The number of pages of such a pack, and its first pages as pictures. Errors: those of `printScenarioPack`. */
export async function showScenarioPack(
  context: Context,
  { id, ...asked }: { id: string } & ReadersOrder,
): Promise<PagesShown> {
  const view = await viewOf(context, id, asked);
  const order = await withOwned(context, asked);
  refuseTooManySheetsOf(view, order);
  return awaitPrint(showPack(view, order), order.options.parts);
}

/** The same for a scenario that is sent with the request. Errors: those of `printSentPack`. */
export async function showSentPack({
  json,
  ...order
}: { json: unknown } & ReadersOrder): Promise<PagesShown> {
  const view = sentView(json, order);
  refuseTooManySheetsOf(view, order);
  return awaitPrint(showPack(view, order), order.options.parts);
}

async function viewOf(context: Context, id: string, { reader, textsIn }: ReadersOrder) {
  const { view } = await viewScenario(context, { id, audience: reader, language: textsIn });
  return view;
}

/** The same order with what the named club owns. */
async function withOwned<Order extends PackOrder>(context: Context, order: Order): Promise<Order> {
  if (order.club === undefined) return order;
  const { name: owner, stock } = await readClubStock(context, order.club);
  return { ...order, options: { ...order.options, owned: { owner, stock } } };
}

function sentView(json: unknown, { reader, textsIn }: ReadersOrder): ScenarioView {
  return viewSentScenario({ json, audience: reader, language: textsIn });
}

/** The pack of a view. Errors: those of printing. */
export async function packOf(view: ScenarioView, order: PackOrder): Promise<Pack> {
  refuseTooManySheetsOf(view, order);
  const printed = await awaitPrint(printPack(view, order), order.options.parts);
  return { printed, title: view.title, part: partOf(view) };
}

function refuseTooManySheetsOf({ map }: ScenarioView, { paper, options }: PackOrder): void {
  if (!options.parts.includes("table-sheets")) return;
  refuseTooManySheets(
    { scene: mapScene(map) },
    { paper, table: options.table, path: "/parts/table-sheets" },
  );
}

/** Everybody knows the sides' names, but a list of files must not reveal which formations or commanders a side has. */
function partOf({ audience, sides }: ScenarioView): string | null {
  if (audience.for === "umpire") return null;
  if (audience.for === "public") return "public";
  const name = sides.find(({ id }) => id === audience.sideId)?.name ?? "";
  if (audience.for === "side") return name;
  const led = audience.for === "seat" ? audience.formationIds.join("+") : audience.formationId;
  return `${name} ${fingerprint(led)}`;
}
