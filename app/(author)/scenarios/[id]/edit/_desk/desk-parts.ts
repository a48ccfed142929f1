/** The parts of a scenario's desk, in the order of the rail. */
export const DESK_PARTS = [
  "overview",
  "order-of-battle",
  "map",
  "briefs",
  "schedule",
  "check",
  "print",
  "history",
  "share",
] as const;
export type DeskPart = (typeof DESK_PARTS)[number];

/** The letter that leads to a part after G. */
export const PART_LETTERS: Readonly<Partial<Record<DeskPart, string>>> = {
  overview: "o",
  "order-of-battle": "b",
  map: "m",
  briefs: "f",
  schedule: "s",
  check: "c",
  print: "p",
};

/** The address of a part, and of a thing in it that the page is to choose and focus. */
export function deskHref(scenarioId: string, part: DeskPart, at?: string | null): string {
  const desk = `/scenarios/${scenarioId}/edit`;
  const page = part === "overview" ? desk : `${desk}/${part}`;
  return at ? `${page}?at=${encodeURIComponent(at)}` : page;
}

/** The part an address stands for. */
export function partOf(pathname: string): DeskPart {
  const after = pathname.split("/edit/")[1]?.split("/")[0];
  return DESK_PARTS.find((part) => part === after) ?? "overview";
}
