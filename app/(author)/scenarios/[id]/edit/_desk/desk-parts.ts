/** The parts of a scenario's desk, in the order of the rail. */
export const DESK_PARTS = [
  "overview",
  "order-of-battle",
  "map",
  "briefs",
  "schedule",
  "translations",
  "check",
  "print",
  "history",
  "share",
] as const;
export type DeskPart = (typeof DESK_PARTS)[number];

/** The letter that opens a part when pressed after G. */
export const PART_LETTERS: Readonly<Partial<Record<DeskPart, string>>> = {
  overview: "o",
  "order-of-battle": "b",
  map: "m",
  briefs: "f",
  schedule: "s",
  check: "c",
  print: "p",
};

/** The address of a part, optionally with the item to select there and the field to focus. */
export function deskHref(
  scenarioId: string,
  part: DeskPart,
  at?: string | null,
  field?: string,
): string {
  const desk = `/scenarios/${scenarioId}/edit`;
  const page = part === "overview" ? desk : `${desk}/${part}`;
  const inside = field ? `&field=${encodeURIComponent(field)}` : "";
  return at ? `${page}?at=${encodeURIComponent(at)}${inside}` : page;
}

/** The part that an address shows. */
export function partOf(pathname: string): DeskPart {
  const after = pathname.split("/edit/")[1]?.split("/")[0];
  return DESK_PARTS.find((part) => part === after) ?? "overview";
}
