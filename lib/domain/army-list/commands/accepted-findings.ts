import { type Acceptance, withAcceptance, withoutAcceptance } from "../../accepted-findings";
import type { Command } from "../../command";
import type { ArmyList } from "../army-list";

/** Accepts a finding with a reason; accepting it again changes the reason. */
export const acceptFinding: Command<ArmyList, Acceptance> = {
  name: "acceptFinding",
  run: (draft, acceptance) => {
    draft.acceptedFindings = withAcceptance(draft.acceptedFindings, acceptance);
  },
};

/** Lets a finding count again. */
export const reopenFinding: Command<ArmyList, Pick<Acceptance, "code" | "subject">> = {
  name: "reopenFinding",
  run: (draft, finding) => {
    draft.acceptedFindings = withoutAcceptance(draft.acceptedFindings, finding);
  },
};
