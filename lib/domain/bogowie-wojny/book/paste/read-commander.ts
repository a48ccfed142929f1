import type { CommanderLot } from "@/lib/rules/bogowie-wojny/commander-draw";
import { foldText } from "../../../document/fold-text";
import { LIMITS } from "../../../document/limits";
import type { BookCommander } from "../army-book";
import { COMMAND_VALUES } from "../book-words";
import { blankCommander } from "../commands/commanders";
import type { PasteOptions, Row, RowDoubt } from "./pasted-row";
import { COMMANDER_TRAIT_WORDS, codeOf, GENERAL_WORDS, ROLE_WORDS } from "./words";

/** Reads a commander from a row of 6.2, with its doubts. */
export function readCommander(
  row: Row,
  { newId }: Pick<PasteOptions, "newId">,
): { thing: BookCommander; doubts: RowDoubt[] } {
  const name = (row.name ?? "").slice(0, LIMITS.nameLength);
  const { roles, doubts: ofRoles } = readRoles(row.role ?? "", name);
  const value = readValue(row.value ?? "");
  const rule = row.rules ?? "";
  const trait = codeOf(COMMANDER_TRAIT_WORDS, foldText(rule));
  const kept = [
    trait === "passive" ? "" : rule,
    value === undefined ? row.value : "",
    ...row.extra,
  ];
  const thing = {
    ...blankCommander(newId(), name || "?"),
    roles,
    commandValue: value ?? null,
    traits: trait === null ? [] : [trait],
    specialRule: kept
      .filter((each) => each)
      .join(", ")
      .slice(0, LIMITS.lineLength),
  };
  const doubts: RowDoubt[] = [
    ...(name === "" ? [{ code: "no-name", text: "" } as const] : []),
    ...ofRoles,
    ...(value === undefined ? [{ code: "not-a-figure", text: row.value ?? "" } as const] : []),
    ...row.extra.map((text) => ({ code: "too-many-cells", text }) as const),
  ];
  return { thing, doubts };
}

function readRoles(cell: string, name: string): { roles: CommanderLot[]; doubts: RowDoubt[] } {
  const roles = new Set<CommanderLot>();
  const doubts: RowDoubt[] = [];
  for (const part of cell.split(/[,;/+]| i | and | og /).map((each) => each.trim())) {
    if (part === "") continue;
    const role = codeOf(ROLE_WORDS, foldText(part));
    if (role !== null) roles.add(role);
    else if (GENERAL_WORDS.test(foldText(part))) {
      roles.add("general-of-infantry");
      doubts.push({ code: "arm-of-general", text: part });
    } else doubts.push({ code: "role-open", text: part });
  }
  if (roles.size === 0 && doubts.length === 0) doubts.push({ code: "role-missing", text: name });
  return { roles: [...roles], doubts };
}

/** −2 to +3; `null`: empty; `undefined`: not a command value. */
function readValue(cell: string): number | null | undefined {
  if (/^[-–—?]?$/.test(cell)) return null;
  const text = cell.replace(/^[−–]/, "-").replace(/^\+/, "");
  if (!/^-?\d$/.test(text)) return undefined;
  const value = Number(text);
  return value >= COMMAND_VALUES.least && value <= COMMAND_VALUES.most ? value : undefined;
}
