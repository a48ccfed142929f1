import type { Context } from "@/lib/auth/actor";
import type { ArmyList } from "@/lib/domain/army-list/army-list";
import { compareLists, type ListComparison } from "@/lib/domain/army-list/compare/compare-lists";
import { type RosterView, rosterForOthers, rosterView } from "@/lib/domain/army-list/roster-view";
import { GrundlagError } from "@/lib/domain/error-code";
import { canReadRevisions, canReadSecrets } from "@/lib/domain/permissions";
import { readDocument } from "@/lib/usecases/documents/read-document";
import { readRevision } from "@/lib/usecases/documents/read-revision";

/** The ids of the lists to compare; `version` selects an earlier state of the first, for its owner. */
interface ListPair {
  readonly a: string;
  readonly b: string;
  readonly version: number | null;
}

/** One of two compared lists. */
export interface ComparedList {
  readonly id: string;
  readonly version: number;
  readonly list: ArmyList;
  readonly view: RosterView;
  /** Whether it is the reader's own, so that its earlier states may be read. */
  readonly isOwn: boolean;
}

/** Two lists that the reader may read, and their differences. Errors: `not-found`, `unauthenticated`, `forbidden`. */
export async function compareArmyLists(
  context: Context,
  { a, b, version }: ListPair,
): Promise<{ a: ComparedList; b: ComparedList; comparison: ListComparison }> {
  const first = version === null ? await present(context, a) : await earlier(context, a, version);
  const second = await present(context, b);
  return { a: first, b: second, comparison: compareLists(first.view, second.view) };
}

async function present(context: Context, id: string): Promise<ComparedList> {
  const stored = await readDocument(context, { kind: "army-list", id });
  const { document: list, version } = stored;
  const isOwn = canReadRevisions({ reader: context.actor, document: stored });
  const view = canReadSecrets({ reader: context.actor, document: stored })
    ? rosterView(list)
    : rosterForOthers(list);
  return { id, version, list, view, isOwn };
}

async function earlier(context: Context, id: string, version: number): Promise<ComparedList> {
  const { actor } = context;
  if (!actor) throw new GrundlagError("unauthenticated", "Earlier states are their owner's alone.");
  const list = await readRevision({ ...context, actor }, { kind: "army-list", id, version });
  return { id, version, list, view: rosterView(list), isOwn: true };
}
