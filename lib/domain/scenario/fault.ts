import { groupBy } from "../group-by";
import { findingAt, type ScenarioFinding, type ScenarioFindingCode } from "./finding-codes";

/** The code of a fault that stands alone. */
export interface Fault extends ScenarioFinding {
  /** The code where there are several of its kind; left out where each is reported separately. */
  readonly together?: Together;
}

/** Faults of one code and `key` are reported as one finding where there are more than `mostApart`. */
interface Together {
  readonly key: string;
  /** The place of that one finding; null for the place of the first fault. */
  readonly at: string | null;
  readonly mostApart: number;
}

/** More faults of one code than this are reported as one. */
const MOST_APART = 3;

/** Something a fault is about; `paths` where it takes several things to make it. */
interface Subject {
  readonly path: string;
  readonly paths?: readonly string[];
  readonly name: string;
  readonly params?: ScenarioFinding["params"];
}

/**
 * A fault for each subject, reported as one at `allAt` where there are many. Sentences get `name`, the first
 * subject's, whether it is `named` at all, and `count`.
 */
export function faultsAbout(
  code: ScenarioFindingCode,
  subjects: readonly Subject[],
  allAt: string,
): Fault[] {
  const together = { key: allAt, at: allAt, mostApart: MOST_APART };
  return subjects.map(({ path, paths, name, params }) => ({
    ...findingAt(path, code, { name, named: name ? "yes" : "no", count: 1, ...params }),
    ...(paths && { paths: [...paths] }),
    together,
  }));
}

/** Faults as findings, many of a kind as one with the places of all; sentences get `count` and what the first one says. */
export function groupFaults(faults: readonly Fault[]): ScenarioFinding[] {
  const groups = groupBy(faults, (fault) =>
    fault.together ? `${fault.code} ${fault.together.key}` : fault,
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const isOne = first?.together && group.length > first.together.mostApart;
    return isOne ? [asOne(first, group)] : group.map(alone);
  });
}

function asOne(first: Fault, group: readonly Fault[]): ScenarioFinding {
  const each = group.map(({ path, paths = [path] }) => paths);
  return {
    ...alone(first),
    path: first.together?.at ?? first.path,
    params: { ...first.params, count: group.length },
    paths: [...new Set(each.flat())],
    each,
  };
}

function alone({ together: _, ...finding }: Fault): ScenarioFinding {
  return finding;
}
