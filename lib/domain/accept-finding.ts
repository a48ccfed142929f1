import {
  type About,
  type Acceptance,
  withAcceptance,
  withoutAcceptance,
} from "./accepted-findings";
import type { Command } from "./command";

/** A document whose findings can be accepted, whatever it is of. */
interface Accepting {
  acceptedFindings?: Acceptance[] | undefined;
}

/** A finding, or several reported as one, by the code and what each is about. */
interface FindingOfThings {
  readonly code: string;
  readonly about: About;
}

/** Accepts a finding with a reason, of the things that make it; accepting it again changes the reason. */
export const acceptFinding: Command<Accepting, FindingOfThings & Pick<Acceptance, "reason">> = {
  name: "acceptFinding",
  run: (draft, { code, about, reason }) => {
    for (const [subject = "", ...others] of about) {
      draft.acceptedFindings = withAcceptance(draft.acceptedFindings ?? [], {
        code,
        subject,
        ...(others.length > 0 && { with: others }),
        reason,
      });
    }
  },
};

/** Lets a finding count again. */
export const reopenFinding: Command<Accepting, FindingOfThings> = {
  name: "reopenFinding",
  run: (draft, { code, about }) => {
    for (const subjects of about) {
      draft.acceptedFindings = withoutAcceptance(draft.acceptedFindings ?? [], { code, subjects });
    }
  },
};
