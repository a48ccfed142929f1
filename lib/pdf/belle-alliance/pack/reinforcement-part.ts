import type { ScenarioView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { Words } from "../../document/text/words";
import { entryOf } from "./entry-place";
import type { Column, Part } from "./sheet";

/** Arrivals with time and place; for the umpire all sides in one table, in order of arrival. */
export function reinforcementParts(view: ScenarioView, words: Words): Part[] {
  const { print, clean } = words;
  const arrivals = view.sides
    .flatMap((side) => (side.reinforcements ?? []).map((arrival) => ({ side, arrival })))
    .sort((a, b) => a.arrival.bound - b.arrival.bound);
  if (arrivals.length === 0) return [];
  const several = !("sideId" in view.audience);
  return [
    { part: "heading", level: 1, text: print("arrivals.title"), colour: null, startsPage: false },
    {
      part: "table",
      columns: columnsOf(words).filter((_, i) => several || i !== 2),
      rows: arrivals.map(({ side, arrival }) =>
        [
          words.number(arrival.bound),
          arrival.time ?? "",
          clean.name(side.name),
          arrival.brings.map((name) => clean.name(name)).join(", "),
          entryOf(view, arrival, words),
          clean.line(arrival.note),
        ].filter((_, i) => several || i !== 2),
      ),
      totals: [],
    },
  ];
}

function columnsOf({ print }: Words): Column[] {
  return [
    { label: print("arrivals.bound"), widthMm: 15, align: "right" },
    { label: print("arrivals.time"), widthMm: 16, align: "left" },
    { label: print("arrivals.side"), widthMm: 30, align: "left" },
    { label: print("arrivals.brings"), widthMm: null, align: "left" },
    { label: print("arrivals.entry"), widthMm: 34, align: "left" },
    { label: print("arrivals.note"), widthMm: null, align: "left" },
  ];
}
