import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { applyCommand } from "@/lib/domain/command";
import {
  type ImportWay,
  importTroops,
  type TroopsImport,
} from "@/lib/domain/scenario/commands/import-troops";
import { yearOf } from "@/lib/domain/scenario/derive";
import {
  NEW_SIDE,
  nationAt,
  type PasteReason,
  placeForPaste,
  SIDE_EACH,
} from "@/lib/domain/scenario/paste/place";
import { type NoRoom, roomIn } from "@/lib/domain/scenario/paste/room";
import { withNation } from "@/lib/domain/scenario/paste/settle-nations";
import { compareByName, type NamesCompared } from "@/lib/domain/scenario/paste/update-by-name";
import { valourDoubts } from "@/lib/domain/scenario/paste/valour-doubts";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import type { Side } from "@/lib/domain/scenario/side";
import { unitsUnder } from "@/lib/domain/scenario/visible-tree";
import type { Nation } from "@/lib/rules/belle-alliance/nation";
import type { ScenarioEditor } from "../../_desk/scenario-editor";
import { spotOf } from "../edits";
import { importsOf, troopsThere, unnamedSides } from "./paste-target";
import { type ReadChoices, useReadOptions } from "./read-options";
import { type Decisions, useDecisions } from "./use-decisions";
import { type Source, useSource } from "./use-source";

/** What the dialog knows of an order of battle, and what its author has chosen about it. */
export interface Paste extends Where {
  readonly scenario: Scenario;
  readonly source: Source;
  readonly choices: ReadChoices;
  readonly decisions: Decisions;
  /** As they will be put in. */
  readonly sides: readonly Side[];
  /** Units among them. */
  readonly count: number;
  /** Nations that words of the text hint at, or that stand where it goes. */
  readonly guessed: readonly Nation[];
  /** The nation of some troops is unknown, so its author must choose. */
  readonly asksNation: boolean;
  readonly imports: readonly TroopsImport[];
  /** What updating by name would do; null where it goes to no troops. */
  readonly compared: NamesCompared | null;
  readonly way: ImportWay;
  readonly setWay: (way: ImportWay) => void;
  readonly noRoom: NoRoom | null;
}

/** Reads a text or file, and proposes where it goes and of which nation it is. */
export function usePaste(editor: ScenarioEditor, asked: string | null): Paste {
  const t = useTranslations("orderOfBattle.paste");
  const [scenario] = useState(() => editor.current());
  const choices = useReadOptions();
  const source = useSource(choices.options);
  const { read } = source;
  const where = useWhere(scenario, read?.sides ?? NO_SIDES, asked);
  const untold = read?.untold ?? 0;
  const near = untold > 0 ? nationAt(scenario, where.target) : null;
  const told = useMemo(() => {
    const all = read?.sides ?? NO_SIDES;
    return near
      ? all.map((side) => ({ ...side, formations: withNation(side.formations, near) }))
      : all;
  }, [read, near]);
  const year = yearOf(scenario);
  const doubts = useMemo(
    () => [
      ...(read?.doubts ?? []).filter(({ code }) => near === null || code !== "nation-open"),
      ...valourDoubts(told, year || null),
    ],
    [read, told, year, near],
  );
  const decisions = useDecisions(told, doubts);
  const { sides } = decisions;
  const { target, sideName, unnamed } = where;
  const [chosenWay, setWay] = useState<ImportWay | null>(null);
  const goals = useMemo(
    () =>
      importsOf(scenario, {
        ...{ target, sideName, unnamed, sides },
        way: "add",
        arrivals: read?.arrivals ?? [],
        arrivalNote: ({ bound, words }) => (bound === null ? words : t("arrives", { bound })),
      }),
    [scenario, target, sideName, unnamed, sides, read, t],
  );
  const compared = useMemo(() => comparedAll(scenario, goals), [scenario, goals]);
  const usual = compared && compared.updated.length > 0 ? "update" : "add";
  const way = compared ? (chosenWay ?? usual) : "add";
  const imports = useMemo(() => goals.map((each) => ({ ...each, way })), [goals, way]);
  const guessed = read?.guessed ?? [];
  return {
    ...where,
    ...{ scenario, source, choices, decisions, sides, imports, compared, way, setWay },
    count: useMemo(() => unitsUnder(sides.flatMap(({ formations }) => formations)).length, [sides]),
    guessed: near ? [...new Set([...guessed, near])] : guessed,
    asksNation: isNationOpen(decisions),
    noRoom: useMemo(
      () => roomIn(applyCommand(scenario, importTroops, { imports })),
      [scenario, imports],
    ),
  };
}

/** The nation of some troops is neither told nor decided. */
function isNationOpen({ groups, on }: Decisions): boolean {
  const group = groups.find(({ code }) => code === "nation-open");
  return group?.doubts.some((doubt) => on(doubt, group) === "leave") ?? false;
}

const NO_SIDES: readonly Side[] = [];

/** Null where no goal has troops yet. */
function comparedAll(scenario: Scenario, goals: readonly TroopsImport[]): NamesCompared | null {
  const all = goals.map((goal) => ({ there: troopsThere(scenario, goal), goal }));
  if (all.every(({ there }) => unitsUnder(there).length === 0)) return null;
  const each = all.map(({ there, goal }) => compareByName(there, goal.formations));
  return {
    updated: each.flatMap(({ updated }) => updated),
    added: each.flatMap(({ added }) => added),
    kept: each.flatMap(({ kept }) => kept),
  };
}

interface Where {
  /** Id of a side or formation, or what stands for new sides. */
  readonly target: string;
  readonly setTarget: (target: string) => void;
  readonly reason: PasteReason;
  /** Name for the side it goes to; null where that side keeps its own. */
  readonly sideName: string | null;
  readonly setSideName: (name: string) => void;
  /** Ids of the sides that have neither troops nor a name of their own yet. */
  readonly unnamed: readonly string[];
}

/** Where it goes, and the name of the side if that side is new or still has a default name. */
function useWhere(scenario: Scenario, sides: readonly Side[], asked: string | null): Where {
  const t = useTranslations("orderOfBattle");
  const [chosen, setTarget] = useState<string | null>(null);
  const [written, setSideName] = useState<string | null>(null);
  const proposed = useMemo(() => proposal(scenario, sides, asked), [scenario, sides, asked]);
  const isOff = chosen === SIDE_EACH && sides.length < 2;
  const target = isOff ? proposed.target : (chosen ?? proposed.target);
  const unnamed = useMemo(
    () => unnamedSides(scenario, [t("new.firstSide"), t("new.secondSide")]),
    [scenario, t],
  );
  const isToName = target === NEW_SIDE || unnamed.includes(target);
  const [only, ...others] = sides;
  const own = only && others.length === 0 ? only.name : t("paste.sideName");
  const reason: PasteReason = chosen === null ? proposed.reason : "chosen";
  const sideName = isToName ? (written ?? own) : null;
  return { target, setTarget, reason, sideName, setSideName, unnamed };
}

function proposal(
  scenario: Scenario,
  sides: readonly Side[],
  asked: string | null,
): { readonly target: string; readonly reason: PasteReason } {
  if (sides.length > 1) return { target: SIDE_EACH, reason: "several-armies" };
  const formations = sides.flatMap((side) => side.formations);
  return placeForPaste(scenario, formations, bodyOf(scenario, asked));
}

/** The side or formation with that id, or the formation of the unit with it. */
function bodyOf(scenario: Scenario, id: string | null): string | null {
  const spot = spotOf(scenario, id);
  return spot?.is === "unit" ? (spot.parents.at(-1)?.id ?? spot.side.id) : id;
}
