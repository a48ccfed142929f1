import { diffDocuments } from "../diff";
import { type JsonRecord, sameJson } from "../json";
import { below } from "../pointer";
import { homeKey, type ThingApart, type ThingsApart, takeApart } from "./things-apart";
import type { Home, VariantChange } from "./variant-change";

/**
 * The changes that make a document its variant; fields of things that are named in `asOne`, whose parts rule each other,
 * are changed as a whole. None for what is the same in both. Precondition: no two things in either
 * have the same id.
 */
export function changesBetween(
  document: JsonRecord,
  variant: JsonRecord,
  asOne: readonly string[] = [],
): VariantChange[] {
  const before = takeApart(document);
  const after = takeApart(variant);
  return [
    ...added(before, after),
    ...moved(before, after),
    ...leftOut(before, after),
    ...edited(before, after, asOne),
    ...ordered(before, after),
  ];
}

function added(before: ThingsApart, after: ThingsApart): VariantChange[] {
  return [...after.things].flatMap(([of, { own, home }]): VariantChange[] => {
    if (before.things.has(of) || !home) return [];
    const { id: _, ...value } = own;
    // Safe cast: a document holds nothing but JSON.
    return [{ is: "add", of, to: home, value: value as AddedValue }];
  });
}

type AddedValue = Extract<VariantChange, { is: "add" }>["value"];

function moved(before: ThingsApart, after: ThingsApart): VariantChange[] {
  return inBoth(before, after).flatMap(({ id, earlier, later }): VariantChange[] =>
    later.home && earlier.home && !sameJson(earlier.home, later.home)
      ? [{ is: "move", of: id, to: later.home }]
      : [],
  );
}

/** The outermost of what is gone. */
function leftOut(before: ThingsApart, after: ThingsApart): VariantChange[] {
  return [...before.things].flatMap(([of, { home }]): VariantChange[] => {
    const isInside = home !== null && home.of !== "" && !after.things.has(home.of);
    return after.things.has(of) || isInside ? [] : [{ is: "leave-out", of }];
  });
}

function edited(before: ThingsApart, after: ThingsApart, asOne: readonly string[]) {
  return inBoth(before, after).flatMap(({ id, earlier, later }) => {
    const whole = asOne.filter((field) => !sameJson(earlier.own[field], later.own[field]));
    const parts = diffDocuments(without(earlier.own, asOne), without(later.own, asOne));
    return [
      ...whole.map((field) => change(id, below("", field), later.own[field])),
      ...parts.map((operation) =>
        change(id, operation.path, "value" in operation ? operation.value : undefined),
      ),
    ];
  });
}

function change(of: string, at: string, value: unknown): VariantChange {
  return value === undefined
    ? { is: "unset", of, at }
    : { is: "set", of, at, value: value as SetValue };
}

function without(own: JsonRecord, fields: readonly string[]): JsonRecord {
  return Object.fromEntries(Object.entries(own).filter(([field]) => !fields.includes(field)));
}

type SetValue = Extract<VariantChange, { is: "set" }>["value"];

/** The lists whose things do not simply stand as they stood, without those that have gone. */
function ordered(before: ThingsApart, after: ThingsApart): VariantChange[] {
  const homes = new Map<string, Home>();
  for (const { home } of after.things.values()) if (home) homes.set(homeKey(home), home);
  return [...after.lists].flatMap(([key, ids]): VariantChange[] => {
    const here = new Set(ids);
    const stayed = (before.lists.get(key) ?? []).filter((id) => here.has(id));
    const home = homes.get(key);
    return !home || sameJson(stayed, ids) ? [] : [{ is: "order", in: home, ids: [...ids] }];
  });
}

function inBoth(before: ThingsApart, after: ThingsApart) {
  return [...after.things].flatMap(([id, later]) => {
    const earlier: ThingApart | undefined = before.things.get(id);
    return earlier ? [{ id, earlier, later }] : [];
  });
}
