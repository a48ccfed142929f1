import { SCENARIO_FINDINGS } from "@/lib/domain/belle-alliance/scenario/finding-codes";
import type { ScenarioView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { Words } from "../../document/text/words";
import { proseParts } from "./brief-parts";
import { plannedWayParts } from "./planned-way-parts";
import type { Column, Part } from "./sheet";
import { thingName } from "./thing-name";

/** The umpire's notes, planned ways, hidden things and from whom they are hidden, and accepted findings with reasons. */
export function umpireParts(view: ScenarioView, words: Words): Part[] {
  if (view.umpire === null) return [];
  const { print } = words;
  return [
    { part: "heading", level: 1, text: print("umpire.title"), colour: null, startsPage: false },
    ...proseParts(view.umpire.notes, words, 1, print("umpire.missing")),
    ...plannedWayParts(view, words),
    ...hiddenParts(view.umpire.hidden, words),
    ...acceptedParts(view.umpire.acceptedFindings, words),
  ];
}

type Umpire = NonNullable<ScenarioView["umpire"]>;

function hiddenParts(hidden: Umpire["hidden"], words: Words): Part[] {
  const { print, clean } = words;
  const rows = hidden.map(({ name, from }) => [
    thingName(name, words),
    from.map((side) => clean.line(side)).join(", "),
  ]);
  return [
    { part: "heading", level: 2, text: print("hidden.title"), colour: null, startsPage: false },
    tableOr(
      [column(print("hidden.what")), column(print("hidden.from"))],
      rows,
      print("hidden.none"),
    ),
  ];
}

function acceptedParts(accepted: Umpire["acceptedFindings"], words: Words): Part[] {
  const { print, clean } = words;
  if (accepted.length === 0) return [];
  const columns = [
    { ...column(print("accepted.rule")), widthMm: 16 },
    column(print("accepted.finding")),
    column(print("accepted.reason")),
  ];
  const rows = accepted.map((each) => [
    each.finding?.rule ?? "",
    sayingOf(each, words),
    clean.line(each.reason),
  ]);
  return [
    { part: "heading", level: 2, text: print("accepted.title"), colour: null, startsPage: false },
    tableOr(columns, rows, ""),
  ];
}

/** The finding's sentence; if the check no longer reports it, its title and subject. */
function sayingOf({ code, subject, finding }: Umpire["acceptedFindings"][number], words: Words) {
  const { findings, clean } = words;
  if (finding) {
    const params = Object.entries(finding.params).map(
      ([key, value]) => [key, typeof value === "string" ? clean.line(value) : value] as const,
    );
    return findings(`sentences.${finding.code}`, Object.fromEntries(params));
  }
  const title = findingName(code, words);
  return subject === "" ? title : `${title}: ${thingName(subject, words)}`;
}

/** The finding's title as on the desk; a code that no longer exists is shown unchanged. */
function findingName(code: string, { findings, clean }: Words): string {
  return Object.hasOwn(SCENARIO_FINDINGS, code) ? findings(`titles.${code}`) : clean.line(code);
}

function tableOr(columns: Column[], rows: string[][], none: string): Part {
  return rows.length === 0
    ? { part: "remark", text: none }
    : { part: "table", columns, rows, totals: [] };
}

function column(label: string): Column {
  return { label, widthMm: null, align: "left" };
}
