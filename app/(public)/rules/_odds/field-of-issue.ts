import type { Issue } from "@/lib/domain/document/error-code";
import { groupName, nameOf, type OddsParams, type PartyParams } from "./read-params";
import type { OddsField } from "./rolls";

const FIELDS: Readonly<Record<string, OddsField>> = {
  arm: "arm",
  work: "work",
  figures: "figures",
  unitFigures: "unitFigures",
  valour: "valour",
  commander: "commander",
  sideFactor: "side",
  failedBounds: "failed",
};

/** The name of the form's field for an issue in the question; empty if there is none. */
export function fieldOfIssue({ parties }: OddsParams, { path }: Pick<Issue, "path">): string {
  const keys = path.split("/").slice(1);
  const party = parties.find(({ shape }) => shape.party === keys[0]) ?? parties[0];
  if (!party) return "";
  const [field = "", index] = keys[0] === party.shape.party ? keys.slice(1) : keys;
  if (field === "rows") return circumstanceName(party, party.rows[Number(index)] ?? "");
  return FIELDS[field] ? nameOf(party.shape.key, FIELDS[field]) : "";
}

/** The field of a row: its group's, or its own. */
export function circumstanceName({ shape, blocks }: PartyParams, row: string): string {
  const group = blocks.find(({ rows }) => rows.some(({ id }) => id === row))?.group;
  return group ? groupName(shape.key, group) : nameOf(shape.key, `row.${row}`);
}
