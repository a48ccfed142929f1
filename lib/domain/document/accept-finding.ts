import {
  type About,
  type Acceptance,
  withAcceptance,
  withoutAcceptance,
} from "./accepted-findings";
import type { Command } from "./command";

/** A document of any kind whose findings can be accepted. */
interface Accepting {
  acceptedFindings?: Acceptance[] | undefined;
}

/** A finding, or several reported as one: its code and the ids of the things each is about. */
interface FindingOfThings {
  readonly code: string;
  readonly about: About;
}

/** Accepts a finding about certain things, with a reason; accepting it again replaces the reason. */
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

/** Withdraws an acceptance, so that the finding is reported again. */
export const reopenFinding: Command<Accepting, FindingOfThings> = {
  name: "reopenFinding",
  run: (draft, { code, about }) => {
    for (const subjects of about) {
      draft.acceptedFindings = withoutAcceptance(draft.acceptedFindings ?? [], { code, subjects });
    }
  },
};
