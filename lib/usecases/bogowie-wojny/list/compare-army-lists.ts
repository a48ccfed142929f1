import type { Context } from "@/lib/auth/actor";
import type { ArmyList } from "@/lib/domain/bogowie-wojny/list/army-list";
import {
  compareLists,
  type ListComparison,
} from "@/lib/domain/bogowie-wojny/list/compare/compare-lists";
import {
  type RosterView,
  rosterForOthers,
  rosterView,
} from "@/lib/domain/bogowie-wojny/list/roster-view";
import { GrundlagError } from "@/lib/domain/document/error-code";
import type { Language } from "@/lib/domain/document/language";
import { localise } from "@/lib/domain/kinds/localise";
import { canReadRevisions, canReadSecrets } from "@/lib/domain/people/permissions";
import { readDocument } from "@/lib/usecases/document/read-document";
import { readRevision } from "@/lib/usecases/document/read-revision";

/** The ids of the lists to compare. */
interface ListPair {
  readonly a: string;
  readonly b: string;
  /** Selects an earlier state of the first, for its owner. */
  readonly version: number | null;
  /** The language in which present lists are shown, where the authors translated them; undefined: their own. */
  readonly texts?: Language | undefined;
}

/** One of two compared lists. */
export interface ComparedList {
  readonly id: string;
  readonly version: number;
  /** As its author wrote it. */
  readonly list: ArmyList;
  readonly view: RosterView;
  /** Whether it is the reader's own, so that its earlier states may be read. */
  readonly isOwn: boolean;
}

/** Two lists that the reader may read, and their differences. Errors: `not-found`, `unauthenticated`, `forbidden`. */
export async function compareArmyLists(
  context: Context,
  { a, b, version, texts }: ListPair,
): Promise<{ a: ComparedList; b: ComparedList; comparison: ListComparison }> {
  // Versions are compared in the author's own words: a translation may be younger than the earlier one.
  const language = version === null ? texts : undefined;
  const first =
    version === null
      ? await present(context, { id: a, language })
      : await earlier(context, a, version);
  const second = await present(context, { id: b, language });
  return { a: first, b: second, comparison: compareLists(first.view, second.view) };
}

interface Shown {
  readonly id: string;
  readonly language: Language | undefined;
}

async function present(context: Context, { id, language }: Shown): Promise<ComparedList> {
  const stored = await readDocument(context, { kind: "army-list", id });
  const { document: list, version } = stored;
  const isOwn = canReadRevisions({ reader: context.actor, document: stored });
  const shown = localise(list, language ?? list.language);
  const view = canReadSecrets({ reader: context.actor, document: stored })
    ? rosterView(shown)
    : rosterForOthers(shown);
  return { id, version, list, view, isOwn };
}

async function earlier(context: Context, id: string, version: number): Promise<ComparedList> {
  const { actor } = context;
  if (!actor) throw new GrundlagError("unauthenticated", "Earlier states are their owner's alone.");
  const list = await readRevision({ ...context, actor }, { kind: "army-list", id, version });
  return { id, version, list, view: rosterView(list), isOwn: true };
}
