import { UnknownIdError } from "../find";
import type { Scenario } from "../scenario";
import type { UmpireAct } from "../umpire-act";
import type { ScenarioCommand } from "./scenario-command";

export const addUmpireAct: ScenarioCommand<{ readonly act: UmpireAct }> = {
  name: "addUmpireAct",
  run: (draft, { act }) => {
    draft.umpireActs = [...(draft.umpireActs ?? []), { ...act }];
  },
};

export const setUmpireActFields: ScenarioCommand<{
  readonly actId: string;
  readonly fields: Partial<Omit<UmpireAct, "id">>;
}> = {
  name: "setUmpireActFields",
  run: (draft, { actId, fields }) => {
    Object.assign(findAct(draft, actId), fields);
  },
};

export const removeUmpireAct: ScenarioCommand<{ readonly actId: string }> = {
  name: "removeUmpireAct",
  run: (draft, { actId }) => {
    const removed = findAct(draft, actId);
    const left = draft.umpireActs?.filter((each) => each !== removed) ?? [];
    if (left.length > 0) draft.umpireActs = left;
    else delete draft.umpireActs;
  },
};

function findAct({ umpireActs = [] }: Scenario, id: string): UmpireAct {
  const act = umpireActs.find((each) => each.id === id);
  if (!act) throw new UnknownIdError("act", id);
  return act;
}
