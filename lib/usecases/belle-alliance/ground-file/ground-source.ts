import { customAlphabet } from "nanoid";
import type { Feature } from "@/lib/domain/belle-alliance/scenario/feature";
import { refuseForeign } from "@/lib/domain/belle-alliance/scenario/ground-file/foreign-file";
import {
  foundGround,
  type GroundOptions,
  type GroundSource,
  groundOnTable,
  groupKey,
  kindOf,
} from "@/lib/domain/belle-alliance/scenario/ground-file/found-ground";
import {
  GroundFileError,
  type GroundFinding,
} from "@/lib/domain/belle-alliance/scenario/ground-file/ground-file";
import type { PlannedTable } from "@/lib/domain/belle-alliance/scenario/ground-file/ground-plan";
import { readGround } from "@/lib/domain/belle-alliance/scenario/ground-file/read-ground";
import { GrundlagError } from "@/lib/domain/document/error-code";
import type { Language } from "@/lib/domain/document/language";
import { loadMessages } from "@/lib/i18n/messages";
import { translatorFor } from "@/lib/i18n/translator";
import { decodeText } from "@/lib/usecases/belle-alliance/import/decode-text";

/** A file of ground as it was sent, and how to place it on the table. */
export interface SentGround {
  readonly bytes: Uint8Array;
  readonly table: PlannedTable;
  readonly options: GroundOptions;
  readonly language: Language;
}

/** The kinds of file: ground from this service, lines and areas from another program, or heights. */
export const GROUND_SOURCES = ["own", "shapes", "heights"] as const;

/** The ground read from a file in the form scenarios use, with doubts about it. */
export interface GroundRead {
  readonly source: GroundSource["is"];
  readonly features: readonly Feature[];
  readonly doubts: readonly (GroundFinding & { readonly message: string })[];
  /** The file's descriptions of its shapes, and what each became. */
  readonly groups: readonly {
    readonly key: string;
    readonly count: number;
    readonly kind: string | null;
  }[];
  /** Its extent on the ground in metres; null for ground from this service, which already has its position. */
  readonly extent: { readonly widthMetres: number; readonly depthMetres: number } | null;
}

const newId = customAlphabet("0123456789abcdefghijklmnopqrstuvwxyz", 12);

/** Reads a file of ground and places it on a table. Error: `invalid-document` with the place that cannot be read. */
export function readGroundSource({ bytes, table, options, language }: SentGround): GroundRead {
  if (isTiff(bytes)) throw geoTiffRefused();
  const source = sourceOf(bytes, language);
  const words = translatorFor(language, "groundFile.findings", loadMessages(language));
  const said = (findings: readonly GroundFinding[]) =>
    findings.map((each) => ({ ...each, message: words(each.code, { count: each.count }) }));
  if (source.is === "own") {
    const { features, findings } = source;
    return { source: "own", features, doubts: said(findings), groups: [], extent: null };
  }
  const ground = foundGround(source, options);
  if (ground === null) throw new RangeError("Only ground of this service is found without shapes.");
  const { features, findings } = groundOnTable(ground, options, { table, newId });
  const { widthMetres, depthMetres } = ground.plan;
  return {
    source: source.is,
    features,
    doubts: said(findings),
    groups: ground.groups.map((group) => ({
      key: groupKey(group),
      count: group.shapes.length,
      kind: kindOf(group, options),
    })),
    extent: { widthMetres, depthMetres },
  };
}

/** In either order of bytes. */
function isTiff([first, second, third, fourth]: Uint8Array): boolean {
  const isLittle = first === 0x49 && second === 0x49 && third === 0x2a && fourth === 0;
  return isLittle || (first === 0x4d && second === 0x4d && third === 0 && fourth === 0x2a);
}

/** To unpack one would cost others' time; the page does it in the browser of who has it. */
function geoTiffRefused(): GrundlagError {
  const message =
    "A GeoTIFF is read on the map's page alone; send its heights as an ESRI ASCII grid, which `gdal_translate -of AAIGrid` writes.";
  return new GrundlagError("invalid-document", message, [{ path: "", code: "geotiff", message }]);
}

function sourceOf(bytes: Uint8Array, language: Language): GroundSource {
  try {
    refuseForeign(bytes);
    return readGround(decodeText(bytes));
  } catch (error) {
    if (!(error instanceof GroundFileError)) throw error;
    const { fault, at, named } = error;
    const words = translatorFor(language, "groundFile", loadMessages(language));
    const line = /^\d+$/.test(at) ? words("line", { n: at }) : at;
    const message = `${words(`faults.${fault}`, { name: named })} ${line}`.trim();
    const path = at.startsWith("/") ? at : "";
    throw new GrundlagError("invalid-document", message, [
      { path, code: fault, message, isTold: true },
    ]);
  }
}
