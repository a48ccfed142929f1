import type { JsonRecord } from "../json";
import { parsePointer } from "../pointer";
import { homeKey, putTogether, type ThingsApart, takeApart, withValueAt } from "./things-apart";
import type { Home, VariantChange } from "./variant-change";

interface Changed {
  readonly document: JsonRecord;
  /** The changes that have nothing to change any more: their thing, or where it should stand, is gone. */
  readonly lost: readonly VariantChange[];
}

/** A document with the changes of a variant; it still needs to be parsed. */
export function withChanges(document: JsonRecord, changes: readonly VariantChange[]): Changed {
  const apart = takeApart(document);
  const lost = changes.filter((change) => !carryOut(change, apart));
  return { document: putTogether(apart), lost };
}

/** Changes the things as one change says; false if it has nothing to change. */
function carryOut(change: VariantChange, apart: ThingsApart): boolean {
  switch (change.is) {
    case "add":
      return add(change, apart);
    case "move":
      return move(change, apart);
    case "leave-out":
      return leaveOut(change.of, apart);
    case "set":
      return edit(change.of, { at: change.at, value: change.value }, apart);
    case "unset":
      return edit(change.of, { at: change.at, value: undefined }, apart);
    case "order":
      return order(change, apart);
  }
}

function add(
  { of, to, value }: Extract<VariantChange, { is: "add" }>,
  { things, lists }: ThingsApart,
): boolean {
  if (things.has(of) || !things.has(to.of)) return false;
  things.set(of, { own: { id: of, ...value }, home: to });
  lists.set(homeKey(to), [...(lists.get(homeKey(to)) ?? []), of]);
  return true;
}

function move(
  { of, to }: Extract<VariantChange, { is: "move" }>,
  { things, lists }: ThingsApart,
): boolean {
  const thing = things.get(of);
  if (!thing?.home || !things.has(to.of) || isWithin(to.of, of, things)) return false;
  const from = homeKey(thing.home);
  lists.set(
    from,
    (lists.get(from) ?? []).filter((id) => id !== of),
  );
  lists.set(homeKey(to), [...(lists.get(homeKey(to)) ?? []), of]);
  things.set(of, { ...thing, home: to });
  return true;
}

/** Whether a thing is another or stands somewhere in it. */
function isWithin(inner: string, outer: string, things: ThingsApart["things"]): boolean {
  for (let id: string | undefined = inner; id; id = things.get(id)?.home?.of) {
    if (id === outer) return true;
  }
  return false;
}

/** What is gone already is left out as well as can be. Things in it may have moved out, so they stay known. */
function leaveOut(of: string, { things, lists }: ThingsApart): boolean {
  const home = things.get(of)?.home;
  if (!home) return true;
  const key = homeKey(home);
  lists.set(
    key,
    (lists.get(key) ?? []).filter((id) => id !== of),
  );
  things.delete(of);
  return true;
}

interface Edit {
  readonly at: string;
  /** Undefined: the place is to hold nothing, which it does where it is gone itself. */
  readonly value: unknown;
}

function edit(of: string, { at, value }: Edit, { things }: ThingsApart): boolean {
  const thing = things.get(of);
  if (!thing) return false;
  const own = withValueAt(thing.own, parsePointer(at) ?? [], value);
  if (own) things.set(of, { ...thing, own });
  return own !== null || value === undefined;
}

/** Others than it names stay behind whatever they stood behind. */
function order(
  { in: home, ids }: { readonly in: Home; readonly ids: readonly string[] },
  { lists }: ThingsApart,
): boolean {
  const key = homeKey(home);
  const present = lists.get(key);
  if (!present) return ids.length === 0;
  const here = new Set(present);
  const named = new Set(ids);
  /** Those it does not name, by whom each stands behind; the first of all under the empty id. */
  const behind = new Map<string, string[]>();
  let before = "";
  for (const id of present) {
    if (named.has(id)) before = id;
    else
      behind
        .set(before, behind.get(before) ?? [])
        .get(before)
        ?.push(id);
  }
  const inOrder = ["", ...[...named].filter((id) => here.has(id))].flatMap((id) => [
    ...(id ? [id] : []),
    ...(behind.get(id) ?? []),
  ]);
  lists.set(key, inOrder);
  return true;
}
