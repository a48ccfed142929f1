import { groupBy } from "../../document/group-by";
import { findingAt, type ScenarioFinding, type ScenarioFindingCode } from "./finding-codes";

/** A finding that may be reported together with others of the same code. */
export interface Fault extends ScenarioFinding {
  /** How it is grouped with others of its code; left out if each is reported separately. */
  readonly together?: Together;
}

/** Faults of the same code and `key` are reported as one finding if there are more than `mostApart`. */
interface Together {
  readonly key: string;
  /** The path of the combined finding; null to use that of the first fault. */
  readonly at: string | null;
  readonly mostApart: number;
}

/** More faults of the same code than this are reported as one. */
const MAX_APART = 3;

/** Something at fault; `paths` is given if several places together make up the fault. */
interface Subject {
  readonly path: string;
  readonly paths?: readonly string[];
  readonly name: string;
  readonly params?: ScenarioFinding["params"];
}

/**
 * Makes a fault for each subject, reported as one at `allAt` if there are many. The messages receive the first
 * subject's `name`, whether it is `named` at all, and `count`.
 */
export function faultsAbout(
  code: ScenarioFindingCode,
  subjects: readonly Subject[],
  allAt: string,
): Fault[] {
  const together = { key: allAt, at: allAt, mostApart: MAX_APART };
  return subjects.map(({ path, paths, name, params }) => ({
    ...findingAt(path, code, { name, named: name ? "yes" : "no", count: 1, ...params }),
    ...(paths && { paths: [...paths] }),
    together,
  }));
}

/**
 * Turns faults into findings. Many of a kind become one, with the paths of all, the parameters of the first and
 * `count`.
 */
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
