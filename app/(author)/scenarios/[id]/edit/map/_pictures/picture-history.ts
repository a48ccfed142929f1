import { EMPTY_HISTORY, type History, redo, undo, withStep } from "@/app/(author)/_editor/history";
import type {
  PictureChange,
  TracedPicture,
} from "@/lib/domain/belle-alliance/scenario/traced-picture";

/** All pictures, from the lowest to the topmost. */
export type PictureList = readonly TracedPicture[];

/** The pictures in their current state, and their changes since the page opened. */
export interface PictureTimeline {
  readonly all: PictureList;
  readonly history: History<PictureList>;
}

export const NO_PICTURES: PictureTimeline = { all: [], history: EMPTY_HISTORY };

/** Adds a step; consecutive steps with the same `run` are undone as one. */
export function stepped(
  { all, history }: PictureTimeline,
  next: PictureList,
  run?: string,
): PictureTimeline {
  const step = { command: "pictures", before: all, after: next, run };
  return { all: next, history: withStep(history, step) };
}

/** The pictures after one step of undo or redo; null if there is no such step. */
export function travelled(
  { all, history }: PictureTimeline,
  way: "undo" | "redo",
): PictureTimeline | null {
  const travel = (way === "undo" ? undo : redo)(history, all);
  return travel && { all: travel.document, history: travel.history };
}

/** Replaces a picture's id throughout the history, because a picture uploaded again gets a new id. */
export function renamed(
  { all, history }: PictureTimeline,
  from: string,
  to: string,
): PictureTimeline {
  const inList = (list: PictureList) =>
    list.map((each) => (each.id === from ? { ...each, id: to } : each));
  // Equal lists must stay the same object, which is how consecutive steps are recognised.
  const lists = new Map<PictureList, PictureList>();
  const known = (list: PictureList) => {
    const fresh = lists.get(list) ?? inList(list);
    lists.set(list, fresh);
    return fresh;
  };
  const inSteps = (steps: History<PictureList>["done"]) =>
    steps.map((step) => ({ ...step, before: known(step.before), after: known(step.after) }));
  const { done, undone } = history;
  return { all: known(all), history: { done: inSteps(done), undone: inSteps(undone) } };
}

/** The changes the service needs to get from the pictures in `from` to those in `to`. */
export function pictureChanges(
  from: PictureList,
  to: PictureList,
): {
  readonly gone: PictureList;
  readonly back: PictureList;
  readonly changed: readonly { readonly id: string; readonly change: PictureChange }[];
} {
  const before = new Map(from.map((each, rank) => [each.id, { each, rank }]));
  const after = new Set(to.map(({ id }) => id));
  return {
    gone: from.filter(({ id }) => !after.has(id)),
    back: to.filter(({ id }) => !before.has(id)),
    changed: to.flatMap((each, rank) => {
      const known = before.get(each.id);
      if (!known) return [];
      const moved = known.rank === rank ? {} : { rank };
      const change = { ...changedSettings(known.each, each), ...moved };
      return Object.keys(change).length > 0 ? [{ id: each.id, change }] : [];
    }),
  };
}

const SETTINGS = [
  "name",
  "xCm",
  "yCm",
  "widthCm",
  "turnDeg",
  "opacity",
  "isLocked",
  "isHidden",
  "isShared",
] as const;

/** An author's settings of a picture, without its place in the order. */
export function settingsOf(picture: TracedPicture): PictureChange {
  return Object.fromEntries(SETTINGS.map((name) => [name, picture[name]]));
}

function changedSettings(before: TracedPicture, after: TracedPicture): PictureChange {
  const names = SETTINGS.filter((name) => before[name] !== after[name]);
  return Object.fromEntries(names.map((name) => [name, after[name]]));
}
