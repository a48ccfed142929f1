import { type Acceptance, withAcceptance, withoutAcceptance } from "./accepted-findings";
import type { Command } from "./command";

/** A document whose findings can be accepted, whatever it is of. */
interface Accepting {
  acceptedFindings?: Acceptance[] | undefined;
}

/** A finding by its code and all things it is about. */
interface FindingOfThings {
  readonly code: string;
  readonly subjects: readonly string[];
}

/** Accepts a finding with a reason, of each thing it is about; accepting it again changes the reason. */
export const acceptFinding: Command<Accepting, FindingOfThings & Pick<Acceptance, "reason">> = {
  name: "acceptFinding",
  run: (draft, { code, subjects, reason }) => {
    for (const subject of subjects) {
      draft.acceptedFindings = withAcceptance(draft.acceptedFindings ?? [], {
        code,
        subject,
        reason,
      });
    }
  },
};

/** Lets a finding count again. */
export const reopenFinding: Command<Accepting, FindingOfThings> = {
  name: "reopenFinding",
  run: (draft, { code, subjects }) => {
    for (const subject of subjects) {
      draft.acceptedFindings = withoutAcceptance(draft.acceptedFindings ?? [], { code, subject });
    }
  },
};
