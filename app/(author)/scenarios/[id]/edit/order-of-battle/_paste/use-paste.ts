import { useTranslations } from "next-intl";
import { type Dispatch, type SetStateAction, useDeferredValue, useMemo, useState } from "react";
import { newId } from "@/app/(author)/_editor/new-id";
import type { FormationNode } from "@/lib/domain/scenario/formation";
import type { PasteDoubt } from "@/lib/domain/scenario/paste/doubt";
import { parseOrderOfBattle } from "@/lib/domain/scenario/paste/parse-order-of-battle";
import {
  NEW_SIDE,
  nationAt,
  type PasteReason,
  placeForPaste,
} from "@/lib/domain/scenario/paste/place";
import { type NoRoom, roomFor } from "@/lib/domain/scenario/paste/room";
import { withNation } from "@/lib/domain/scenario/paste/settle-nations";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import { unitsUnder } from "@/lib/domain/scenario/visible-tree";
import type { Nation } from "@/lib/rules/belle-alliance/nation";
import type { ScenarioEditor } from "../../_desk/scenario-editor";
import { spotOf } from "../edits";
import { nameOfSide, unnamedSides } from "./paste-target";

/** What the dialog knows of the pasted text, and what its author has chosen about it. */
export interface Paste {
  readonly scenario: Scenario;
  readonly text: string;
  readonly setText: Dispatch<SetStateAction<string>>;
  readonly formations: readonly FormationNode[];
  readonly doubts: readonly PasteDoubt[];
  /** Units read. */
  readonly count: number;
  /** Id of a side or formation, or what stands for new sides. */
  readonly target: string;
  readonly setTarget: (target: string) => void;
  readonly reason: PasteReason;
  /** Name for the side it goes to; null where that side keeps its own. */
  readonly sideName: string | null;
  readonly setSideName: (name: string) => void;
  /** Ids of the sides that have neither troops nor a name of their own yet. */
  readonly unnamed: readonly string[];
  /** The nation its author chose for troops of unknown nation. */
  readonly nation: Nation | null;
  readonly setNation: (nation: Nation | null) => void;
  /** Nations that words of the text hint at, or that stand where it goes. */
  readonly guessed: readonly Nation[];
  /** The nation of some troops is unknown, so its author must choose. */
  readonly asksNation: boolean;
  readonly noRoom: NoRoom | null;
}

/** Reads the text at each change, and proposes where it goes and of which nation it is. */
export function usePaste(editor: ScenarioEditor, asked: string | null): Paste {
  const [scenario] = useState(() => editor.current());
  const [text, setText] = useState("");
  const [nation, setNation] = useState<Nation | null>(null);
  const read = useRead(text, nation);
  const where = useWhere(scenario, read.formations, asked);
  const near = read.untold > 0 ? nationAt(scenario, where.target) : null;
  const formations = useMemo(
    () => (near ? withNation(read.formations, near) : read.formations),
    [read, near],
  );
  return {
    ...where,
    scenario,
    text,
    setText,
    formations,
    doubts: read.doubts,
    count: useMemo(() => unitsUnder(formations).length, [formations]),
    nation,
    setNation,
    guessed: near ? [...new Set([...read.guessed, near])] : read.guessed,
    asksNation: read.untold > 0 && near === null,
    noRoom: useMemo(
      () => roomFor(scenario, { target: where.target, formations }),
      [scenario, where.target, formations],
    ),
  };
}

function useRead(text: string, nation: Nation | null) {
  const t = useTranslations("orderOfBattle.paste");
  const settled = useDeferredValue(text);
  return useMemo(
    () => parseOrderOfBattle(settled, { nation, looseName: t("loose"), newId }),
    [settled, nation, t],
  );
}

/** Where it goes, and the name of the side if that side is new or still has a default name. */
function useWhere(scenario: Scenario, formations: readonly FormationNode[], asked: string | null) {
  const t = useTranslations("orderOfBattle");
  const [chosen, setTarget] = useState<string | null>(null);
  const [written, setSideName] = useState<string | null>(null);
  const proposed = useMemo(
    () => placeForPaste(scenario, formations, bodyOf(scenario, asked)),
    [scenario, formations, asked],
  );
  const target = chosen ?? proposed.target;
  const unnamed = unnamedSides(scenario, [t("new.firstSide"), t("new.secondSide")]);
  const isToName = target === NEW_SIDE || unnamed.includes(target);
  const sideName = isToName ? (written ?? nameOfSide(formations) ?? t("paste.sideName")) : null;
  const reason: PasteReason = chosen === null ? proposed.reason : "chosen";
  return { target, setTarget, reason, sideName, setSideName, unnamed };
}

/** The side or formation with that id, or the formation of the unit with it. */
function bodyOf(scenario: Scenario, id: string | null): string | null {
  const spot = spotOf(scenario, id);
  return spot?.is === "unit" ? (spot.parents.at(-1)?.id ?? spot.side.id) : id;
}

/** The text with one of its lines, counted from 1, rewritten. */
export function withLine(text: string, line: number, to: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((old, i) => (i + 1 === line ? `${old.match(/^\s*/)?.[0] ?? ""}${to.trim()}` : old))
    .join("\n");
}
