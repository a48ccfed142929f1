import { customAlphabet } from "nanoid";
import { GrundlagError } from "@/lib/domain/error-code";
import type { Language } from "@/lib/domain/language";
import type { Feature } from "@/lib/domain/scenario/feature";
import { GroundFileError, type GroundFinding } from "@/lib/domain/scenario/ground-file/ground-file";
import type { PlannedTable } from "@/lib/domain/scenario/ground-file/ground-plan";
import {
  foundGround,
  type GroundSource,
  type GroundWish,
  groundOnTable,
  groupKey,
  kindOf,
  readGround,
} from "@/lib/domain/scenario/ground-file/read-ground";
import { loadMessages } from "@/lib/i18n/messages";
import { translatorFor } from "@/lib/i18n/translator";
import { decodeText } from "@/lib/usecases/order-of-battle/decode-text";

/** A file of ground as it was sent, and how it is to lie on the table. */
export interface SentGround {
  readonly bytes: Uint8Array;
  readonly table: PlannedTable;
  readonly wish: GroundWish;
  readonly language: Language;
}

/** What a file was: ground of this service, lines and areas of another program, or heights. */
export const GROUND_SOURCES = ["own", "shapes", "heights"] as const;

/** What was read, as a scenario holds it, with what is in doubt. */
export interface GroundRead {
  readonly source: GroundSource["is"];
  readonly features: readonly Feature[];
  readonly doubts: readonly (GroundFinding & { readonly message: string })[];
  /** What the file says of its shapes, and what each became. */
  readonly groups: readonly {
    readonly key: string;
    readonly count: number;
    readonly kind: string | null;
  }[];
  /** Its extent on the ground; null for ground of this service, which has its place. */
  readonly extent: { readonly widthMetres: number; readonly depthMetres: number } | null;
}

const newId = customAlphabet("0123456789abcdefghijklmnopqrstuvwxyz", 12);

/** Reads a file of ground and lays it on a table. Error: `invalid-document` with the place that cannot be read. */
export function readGroundSource({ bytes, table, wish, language }: SentGround): GroundRead {
  const source = sourceOf(decodeText(bytes), language);
  const words = translatorFor(language, "groundFile.findings", loadMessages(language));
  const said = (findings: readonly GroundFinding[]) =>
    findings.map((each) => ({ ...each, message: words(each.code, { count: each.count }) }));
  if (source.is === "own") {
    const { features, findings } = source;
    return { source: "own", features, doubts: said(findings), groups: [], extent: null };
  }
  const ground = foundGround(source, wish);
  if (ground === null) throw new RangeError("Only ground of this service is found without shapes.");
  const { features, findings } = groundOnTable(ground, wish, { table, newId });
  const { widthMetres, depthMetres } = ground.plan;
  return {
    source: source.is,
    features,
    doubts: said(findings),
    groups: ground.groups.map((group) => ({
      key: groupKey(group),
      count: group.shapes.length,
      kind: kindOf(group, wish),
    })),
    extent: { widthMetres, depthMetres },
  };
}

function sourceOf(text: string, language: Language): GroundSource {
  try {
    return readGround(text);
  } catch (error) {
    if (!(error instanceof GroundFileError)) throw error;
    const { fault, at } = error;
    const words = translatorFor(language, "groundFile", loadMessages(language));
    const line = /^\d+$/.test(at) ? words("line", { n: at }) : at;
    const message = `${words(`faults.${fault}`)} ${line}`.trim();
    const path = at.startsWith("/") ? at : "";
    throw new GrundlagError("invalid-document", message, [{ path, code: fault, message }]);
  }
}
