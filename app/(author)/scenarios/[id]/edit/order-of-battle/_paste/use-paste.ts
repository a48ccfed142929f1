import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import {
  exceededLimit,
  type LimitExceeded,
} from "@/lib/domain/belle-alliance/import/exceeded-limit";
import type { OrderRead } from "@/lib/domain/belle-alliance/import/read-sides";
import {
  NEW_SIDE,
  nationAt,
  type PasteReason,
  placeForPaste,
  SIDE_EACH,
} from "@/lib/domain/belle-alliance/import/sides/place";
import { withNation } from "@/lib/domain/belle-alliance/import/units/settle-nations";
import {
  compareByName,
  type NamesCompared,
} from "@/lib/domain/belle-alliance/import/update-by-name";
import {
  type ImportWay,
  importTroops,
  type TroopsImport,
} from "@/lib/domain/belle-alliance/scenario/commands/import-troops";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Side } from "@/lib/domain/belle-alliance/scenario/side";
import { yearOf } from "@/lib/domain/belle-alliance/scenario/unit-valour";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { applyCommand } from "@/lib/domain/document/command";
import type { Nation } from "@/lib/rules/belle-alliance/nation";
import type { ScenarioEditor } from "../../_desk/scenario-editor";
import { spotOf } from "../edits";
import { importsOf, troopsThere, unnamedSides } from "./paste-target";
import { type ReadChoices, useReadOptions } from "./read-options";
import { type Decisions, useDecisions } from "./use-decisions";
import { type Source, useSource } from "./use-source";

/** The state of the paste dialog: the order of battle as read, and the author's choices. */
export interface Paste extends Where {
  readonly scenario: Scenario;
  /** The scenario once the troops are inserted. */
  readonly after: Scenario;
  readonly source: Source;
  readonly choices: ReadChoices;
  readonly decisions: Decisions;
  /** The sides as they will be inserted. */
  readonly sides: readonly Side[];
  /** The number of units in them. */
  readonly count: number;
  /** Nations suggested by words in the text, or by the troops at the destination. */
  readonly guessed: readonly Nation[];
  /** Whether the author must choose the nation of some troops, because it is unknown. */
  readonly asksNation: boolean;
  readonly imports: readonly TroopsImport[];
  /** What updating by name would do; null if there are no troops at the destination. */
  readonly compared: NamesCompared | null;
  readonly way: ImportWay;
  readonly setWay: (way: ImportWay) => void;
  readonly exceededLimit: LimitExceeded | null;
}

/** Reads a text or file, and proposes its destination and nation. */
export function usePaste(editor: ScenarioEditor, asked: string | null): Paste {
  const t = useTranslations("orderOfBattle.paste");
  const [scenario] = useState(() => editor.current());
  const choices = useReadOptions();
  const source = useSource(choices.options);
  const { read } = source;
  const where = useWhere(scenario, read?.sides ?? NO_SIDES, asked);
  const untold = read?.untold ?? 0;
  const near = untold > 0 ? nationAt(scenario, where.target) : null;
  const shown = useMemo(() => withNearNation(read, near), [read, near]);
  const decisions = useDecisions(shown, yearOf(scenario) || null);
  const { sides, arrivals } = decisions;
  const { target, sideName, unnamed } = where;
  const [chosenWay, setWay] = useState<ImportWay | null>(null);
  const goals = useMemo(
    () =>
      importsOf(scenario, {
        ...{ target, sideName, unnamed, sides },
        way: "add",
        arrivals,
        arrivalNote: ({ bound, words }) => (bound === null ? words : t("arrives", { bound })),
      }),
    [scenario, target, sideName, unnamed, sides, arrivals, t],
  );
  const compared = useMemo(() => comparedAll(scenario, goals), [scenario, goals]);
  const usual = compared && compared.updated.length > 0 ? "update" : "add";
  const way = compared ? (chosenWay ?? usual) : "add";
  const imports = useMemo(() => goals.map((each) => ({ ...each, way })), [goals, way]);
  const after = useMemo(
    () => applyCommand(scenario, importTroops, { imports }),
    [scenario, imports],
  );
  const guessed = read?.guessed ?? [];
  return {
    ...where,
    ...{ scenario, after, source, choices, decisions, sides, imports, compared, way, setWay },
    count: useMemo(() => unitsUnder(sides.flatMap(({ formations }) => formations)).length, [sides]),
    guessed: near ? [...new Set([...guessed, near])] : guessed,
    asksNation: isNationOpen(decisions),
    exceededLimit: useMemo(() => exceededLimit(after), [after]),
  };
}

/** The result of reading, with unknown nations replaced by that of the troops near the destination. */
function withNearNation(
  read: OrderRead | null,
  near: Nation | null,
): Parameters<typeof useDecisions>[0] {
  const { sides = NO_SIDES, arrivals = [], doubts = [] } = read ?? {};
  if (near === null) return { sides, arrivals, doubts };
  return {
    sides: sides.map((side) => ({ ...side, formations: withNation(side.formations, near) })),
    arrivals,
    doubts: doubts.filter(({ code }) => code !== "nation-open"),
  };
}

/** Whether the nation of some troops is neither given nor decided. */
function isNationOpen({ groups, on }: Decisions): boolean {
  const group = groups.find(({ code }) => code === "nation-open");
  return group?.doubts.some((doubt) => (on(doubt, group) ?? "leave") === "leave") ?? false;
}

const NO_SIDES: readonly Side[] = [];

/** Null if no destination has troops yet. */
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
  /** Id of a side or formation, or the value for new sides. */
  readonly target: string;
  readonly setTarget: (target: string) => void;
  readonly reason: PasteReason;
  /** A name for the destination's side; null if that side keeps its own. */
  readonly sideName: string | null;
  readonly setSideName: (name: string) => void;
  /** Ids of the sides that have neither troops nor a name of their own yet. */
  readonly unnamed: readonly string[];
}

/** The destination, and the name of the side if that side is new or still has a default name. */
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

/** The side or formation with an id, or the formation of the unit with that id. */
function bodyOf(scenario: Scenario, id: string | null): string | null {
  const spot = spotOf(scenario, id);
  return spot?.is === "unit" ? (spot.parents.at(-1)?.id ?? spot.side.id) : id;
}
