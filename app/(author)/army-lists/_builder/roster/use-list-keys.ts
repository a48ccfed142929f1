"use client";

import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import { toast } from "@/app/_ui/toasts";
import { newId } from "@/app/(author)/_editor/new-id";
import { capacityInRegiment } from "@/lib/domain/bogowie-wojny/list/capacity";
import { dissolveBrigade } from "@/lib/domain/bogowie-wojny/list/commands/brigades";
import { removeCorps } from "@/lib/domain/bogowie-wojny/list/commands/corps";
import { duplicateFormation, idsNeeded } from "@/lib/domain/bogowie-wojny/list/commands/division";
import { removeFormation } from "@/lib/domain/bogowie-wojny/list/commands/formations";
import {
  duplicateRegiment,
  removeRegiment,
  setBases,
} from "@/lib/domain/bogowie-wojny/list/commands/regiments";
import { removeUpgrade } from "@/lib/domain/bogowie-wojny/list/commands/upgrades";
import type { BogowieWojnyWords } from "@/lib/domain/bogowie-wojny/list/finding";
import { regimentsOf, summarize } from "@/lib/domain/bogowie-wojny/list/totals";
import { barText } from "../bar-text";
import { focusEntry } from "../entry/entry-focus";
import { type ListEditor, useEditor } from "../list-editor";
import { stepOfJoining, stepOfLeaving, stepOfMerging, stepOfSplitting } from "../regiment-steps";
import { useRuleWords } from "../use-army-list";
import type { ListItem } from "./list-item";
import { focusBy, focusEnd, focusGrip, refocus } from "./row-focus";
import { moveTo, placeBeside } from "./row-moves";

type RowKey = KeyboardEvent<HTMLElement>;
type Act = () => void;

/**
 * Keys on a row: the up and down arrows, Home and End move between rows, the left arrow to the handle, Enter to the
 * row's entry; + and − change a regiment's bases, S splits it, M merges another into it, B joins it in a brigade with
 * the one above and Shift B takes it out; Delete removes, Ctrl D duplicates, and Alt with an arrow moves the row up or
 * down, a regiment or a whole brigade also into the next formation.
 */
export function useListKeys(item: ListItem): (event: RowKey) => void {
  const editor = useEditor();
  const words = useRuleWords();
  const cannot = useTranslations("armyList.cannot");
  return (event) => {
    const act = event.altKey
      ? actOfMoving(event, item, editor)
      : (actOfWalking(event) ??
        actOfBases(event, item, { editor, words }) ??
        actOfChanging(event, item, { editor, cannot }));
    if (act === null) return;
    event.preventDefault();
    act();
  };
}

function actOfWalking({ key, currentTarget: row }: RowKey): Act | null {
  switch (key) {
    case "ArrowUp":
      return () => focusBy(row, -1);
    case "ArrowDown":
      return () => focusBy(row, 1);
    case "ArrowLeft":
      return () => focusGrip(row);
    case "Home":
      return () => focusEnd("first");
    case "End":
      return () => focusEnd("last");
    case "Enter":
      return () => enter(row);
    default:
      return null;
  }
}

function enter(row: HTMLElement): void {
  row.click();
  focusEntry();
}

function actOfMoving({ key }: RowKey, item: ListItem, editor: ListEditor): Act | null {
  if (key !== "ArrowUp" && key !== "ArrowDown") return null;
  return () => {
    const place = placeBeside(editor.current(), item, key === "ArrowUp" ? -1 : 1);
    if (place === null) return;
    moveTo(editor, item, place);
    refocus(item.id);
  };
}

interface Grouper {
  readonly editor: ListEditor;
  /** Returns why a regiment cannot be split, merged or joined, or leave. */
  readonly cannot: (why: "split" | "merge" | "join" | "leave") => string;
}

function actOfChanging(event: RowKey, item: ListItem, grouper: Grouper): Act | null {
  const { editor } = grouper;
  const { key, currentTarget: row } = event;
  if (key === "Delete") return () => remove(editor, item, row);
  if (item.is === "formation") return isDoubling(event) ? actOfDoubling(item, editor) : null;
  if (item.is !== "regiment") return null;
  const step = stepOfGrouping(event, item.id, grouper);
  if (step !== null) return step;
  return isDoubling(event)
    ? () => editor.apply(duplicateRegiment, { id: item.id, newId: newId() })
    : null;
}

function isDoubling({ key, ctrlKey, metaKey }: RowKey): boolean {
  return key.toLowerCase() === "d" && (ctrlKey || metaKey);
}

function actOfDoubling({ id }: ListItem, editor: ListEditor): Act | null {
  const formation = editor.current().formations.find((one) => one.id === id);
  if (formation === undefined) return null;
  const newIds = Array.from({ length: idsNeeded(formation) }, newId);
  return () => editor.apply(duplicateFormation, { id, newIds });
}

/**
 * Letters that split, merge and join a regiment, or tell why it is not possible; with Ctrl or a similar key they are
 * left to the browser.
 */
function stepOfGrouping(event: RowKey, id: string, { editor, cannot }: Grouper): Act | null {
  if (event.ctrlKey || event.metaKey) return null;
  const list = editor.current();
  const regiment = regimentsOf(list).find((one) => one.id === id);
  if (regiment === undefined) return null;
  const saying = (why: Parameters<typeof cannot>[0]) => () => toast({ text: cannot(why) });
  switch (event.key.toLowerCase()) {
    case "s":
      return stepOfSplitting(editor, regiment) ?? saying("split");
    case "m":
      return stepOfMerging(editor, list, id) ?? saying("merge");
    case "b":
      return event.shiftKey
        ? (stepOfLeaving(editor, regiment) ?? saying("leave"))
        : (stepOfJoining(editor, list, id) ?? saying("join"));
    default:
      return null;
  }
}

const REMOVALS = {
  brigade: dissolveBrigade,
  corps: removeCorps,
  formation: removeFormation,
  regiment: removeRegiment,
  upgrade: removeUpgrade,
} as const;

/** The commander stays with the army, and a status is removed in its regiment's entry. */
function remove(editor: ListEditor, { is, id }: ListItem, row: HTMLElement): void {
  if (is === "commander" || is === "status") return;
  focusBy(row, 1);
  if (document.activeElement === row) focusBy(row, -1);
  editor.apply(REMOVALS[is], { id });
}

interface Desk {
  readonly editor: ListEditor;
  readonly words: BogowieWojnyWords;
}

function actOfBases({ key }: RowKey, item: ListItem, desk: Desk): Act | null {
  if (item.is !== "regiment") return null;
  if (key === "+" || key === "=") return () => addBase(desk, item.id);
  if (key === "-" || key === "−") return () => takeBase(desk.editor, item.id);
  return null;
}

/** Announces the reason if no more can be added. */
function addBase({ editor, words }: Desk, id: string): void {
  const list = editor.current();
  const regiment = regimentsOf(list).find((one) => one.id === id);
  if (regiment === undefined) return;
  const room = capacityInRegiment({ list, summary: summarize(list) }, regiment);
  if (room.bases > 0) editor.apply(setBases, { id, bases: regiment.bases + 1 });
  else toast({ text: barText(room.bar, words) });
}

function takeBase(editor: ListEditor, id: string): void {
  const regiment = regimentsOf(editor.current()).find((one) => one.id === id);
  if (regiment === undefined || regiment.bases <= 1) return;
  editor.apply(setBases, { id, bases: regiment.bases - 1 });
}
