import { mergeDocuments } from "@/lib/domain/document/merge";

/** One step by the writer. Documents share their unchanged parts, so a step needs only the memory of its changes. */
interface Step<Document> {
  readonly command: string;
  readonly before: Document;
  readonly after: Document;
  /** Consecutive steps with the same value count as one, such as nudges of one unit. */
  readonly run?: string | undefined;
}

/** Everything done since the page opened: steps to undo, oldest first, and steps to redo, next one last. */
export interface History<Document> {
  readonly done: readonly Step<Document>[];
  readonly undone: readonly Step<Document>[];
}

export const EMPTY_HISTORY: History<never> = { done: [], undone: [] };

/** Adds a step, which may only extend the last one; steps to redo are discarded. */
export function withStep<Document>(
  history: History<Document>,
  step: Step<Document>,
): History<Document> {
  const last = history.done.at(-1);
  if (last && goesOn(last, step) && history.undone.length === 0) {
    return { done: [...history.done.slice(0, -1), { ...step, before: last.before }], undone: [] };
  }
  return { done: [...history.done, step], undone: [] };
}

/** Whether a step continues the one before it; never across another author's change. */
function goesOn<Document>(last: Step<Document>, next: Step<Document>): boolean {
  return next.run !== undefined && last.run === next.run && last.after === next.before;
}

/** The result of undoing or redoing; `blocked` if others have since changed the same places. */
export interface Travel<Document> {
  readonly history: History<Document>;
  readonly document: Document;
  readonly blocked: boolean;
}

/** Undoes the last step. What others have written in the meantime stays. */
export function undo<Document>(
  history: History<Document>,
  current: Document,
): Travel<Document> | null {
  const step = history.done.at(-1);
  if (!step) return null;
  const next = { done: history.done.slice(0, -1), undone: [...history.undone, step] };
  return travel({ from: step.after, to: step.before, current, next });
}

/** Redoes the last undone step. */
export function redo<Document>(
  history: History<Document>,
  current: Document,
): Travel<Document> | null {
  const step = history.undone.at(-1);
  if (!step) return null;
  const next = { done: [...history.done, step], undone: history.undone.slice(0, -1) };
  return travel({ from: step.before, to: step.after, current, next });
}

interface Journey<Document> {
  readonly from: Document;
  readonly to: Document;
  readonly current: Document;
  readonly next: History<Document>;
}

/** A step that no longer applies is dropped, so that the ones before it can still be reached. */
function travel<Document>({ from, to, current, next }: Journey<Document>): Travel<Document> {
  if (current === from) return { history: next, document: to, blocked: false };
  const result = mergeDocuments(from, current, to);
  if (result.ok) return { history: next, document: result.merged, blocked: false };
  const { done, undone } = next;
  const isUndo = undone.at(-1)?.before === to;
  const history = isUndo
    ? { done, undone: undone.slice(0, -1) }
    : { done: done.slice(0, -1), undone };
  return { history, document: current, blocked: true };
}
