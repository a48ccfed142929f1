import { callApi } from "@/app/_client/call-api";
import type { ArmyList, FormatOrigin } from "@/lib/domain/bogowie-wojny/list/army-list";
import { FORMATS } from "@/lib/rules/bogowie-wojny/format";

const OF_PATTERN = "pattern:";
const OF_CLUB = "club:";
const OF_LIST = "list:";

/** A source of a format, as a single value for a choice among all of them. */
export type FormatSource = `pattern:${number}` | `club:${string}` | `list:${string}`;

/** A format with the club's version it came from, if it is a club's. */
export interface TakenFormat {
  readonly format: ArmyList["format"];
  readonly origin: FormatOrigin | null;
}

export function sourceOfPattern(index: number): FormatSource {
  return `${OF_PATTERN}${index}`;
}

export function sourceOfClub(id: string): FormatSource {
  return `${OF_CLUB}${id}`;
}

export function sourceOfList(id: string): FormatSource {
  return `${OF_LIST}${id}`;
}

/** The current format at a source; null if it cannot be read. */
export async function fetchFormat(source: string): Promise<TakenFormat | null> {
  if (source.startsWith(OF_CLUB)) return fetchClubFormat(source.slice(OF_CLUB.length));
  if (source.startsWith(OF_LIST)) return fetchFormatOfList(source.slice(OF_LIST.length));
  const pattern = FORMATS[Number(source.slice(OF_PATTERN.length))];
  return pattern ? { format: structuredClone(pattern), origin: null } : null;
}

async function fetchClubFormat(id: string): Promise<TakenFormat | null> {
  const found = await callApi("GET /formats/{id}", { id });
  if (!found.ok) return null;
  const { format, version } = found.value;
  return { format, origin: { id, version } };
}

async function fetchFormatOfList(id: string): Promise<TakenFormat | null> {
  const list = await callApi("GET /army-lists/{id}", { id });
  return list.ok ? { format: list.value.format, origin: list.value.formatOrigin } : null;
}
