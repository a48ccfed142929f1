"use client";

import type { KeyboardEvent } from "react";
import { type Editor, useEditor } from "@/app/(author)/_editor/editor-context";
import { newId } from "@/app/(author)/_editor/new-id";
import type { ArmyList, Regiment } from "@/lib/domain/army-list/army-list";
import { moveFormation, removeFormation } from "@/lib/domain/army-list/commands/formations";
import {
  duplicateRegiment,
  moveRegiment,
  removeRegiment,
  setBases,
} from "@/lib/domain/army-list/commands/regiments";
import { roomInRegiment } from "@/lib/domain/army-list/room";
import { regimentsOf, summarize } from "@/lib/domain/army-list/totals";
import { focusEntry } from "./entry-focus";

/** A row of the list that keys act on. */
export interface ListItem {
  readonly is: "formation" | "regiment";
  readonly id: string;
}

/**
 * Keys on a row: + and − change a regiment's bases, Delete removes, Ctrl D doubles, Alt with an arrow
 * moves it up or down, also over the edge of its formation, arrows alone go from row to row, and Enter
 * goes into its entry.
 */
export function useListKeys(item: ListItem): (event: KeyboardEvent<HTMLElement>) => void {
  const editor = useEditor();
  return (event) => {
    const act = actionOf(event, item, editor);
    if (act === null) return;
    event.preventDefault();
    act();
  };
}

function actionOf(
  event: KeyboardEvent<HTMLElement>,
  item: ListItem,
  editor: Editor,
): (() => void) | null {
  const { key, currentTarget } = event;
  const way = key === "ArrowUp" ? -1 : key === "ArrowDown" ? 1 : 0;
  if (way !== 0)
    return event.altKey ? () => move(editor, item, way) : () => focusBy(currentTarget, way);
  if (key === "Enter") return () => enter(currentTarget);
  if (key === "Delete") return () => remove(editor, item, currentTarget);
  if (item.is !== "regiment") return null;
  if (key === "+" || key === "=") return () => addBases(editor, item.id, 1);
  if (key === "-" || key === "−") return () => addBases(editor, item.id, -1);
  const doubles = key.toLowerCase() === "d" && (event.ctrlKey || event.metaKey);
  return doubles ? () => editor.apply(duplicateRegiment, { id: item.id, newId: newId() }) : null;
}

function enter(row: HTMLElement): void {
  row.click();
  focusEntry();
}

function addBases(editor: Editor, id: string, more: 1 | -1): void {
  const list = editor.current<ArmyList>();
  const regiment = regimentsOf(list).find((one) => one.id === id);
  if (regiment === undefined || !hasRoom(list, regiment, more)) return;
  editor.apply(setBases, { id, bases: regiment.bases + more });
}

function hasRoom(list: ArmyList, regiment: Regiment, more: 1 | -1): boolean {
  if (more < 0) return regiment.bases > 1;
  return roomInRegiment({ list, summary: summarize(list) }, regiment).bases > 0;
}

function remove(editor: Editor, { is, id }: ListItem, row: HTMLElement): void {
  focusBy(row, 1);
  if (document.activeElement === row) focusBy(row, -1);
  editor.apply(is === "regiment" ? removeRegiment : removeFormation, { id });
}

function move(editor: Editor, { is, id }: ListItem, way: 1 | -1): void {
  const list = editor.current<ArmyList>();
  if (is === "formation") {
    const index = list.formations.findIndex((formation) => formation.id === id);
    const to = index + way;
    if (to < 0 || to >= list.formations.length) return;
    editor.apply(moveFormation, { id, to });
  } else {
    const place = placeBeside(list, id, way);
    if (place === null) return;
    editor.apply(moveRegiment, { id, ...place });
  }
  refocus(id);
}

/** One place up or down; past the edge of its formation the end or start of the next. */
export function placeBeside(
  list: ArmyList,
  id: string,
  way: 1 | -1,
): { formationId: string; to: number } | null {
  const at = list.formations.findIndex(({ regiments }) => regiments.some((one) => one.id === id));
  const formation = list.formations[at];
  if (formation === undefined) return null;
  const to = formation.regiments.findIndex((one) => one.id === id) + way;
  if (to >= 0 && to < formation.regiments.length) return { formationId: formation.id, to };
  const beside = list.formations[at + way];
  if (beside === undefined) return null;
  return { formationId: beside.id, to: way > 0 ? 0 : beside.regiments.length };
}

/** A row drawn anew in another formation takes the focus along. */
function refocus(id: string): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>(`[data-list-item="${id}"]`)?.focus();
  });
}

/** Moves the focus to the row above or below, over the edges of cards. */
function focusBy(row: HTMLElement, way: number): void {
  const rows = [...document.querySelectorAll<HTMLElement>("[data-list-item]")];
  rows[rows.indexOf(row) + way]?.focus();
}
