import type { ScenarioCommand } from "./scenario-command";

interface Accepted {
  readonly code: string;
  /** Id of what the finding is about; empty for the scenario as a whole. */
  readonly subject: string;
}

/** Accepts a finding with a reason; accepting it again changes the reason. */
export const acceptFinding: ScenarioCommand<Accepted & { readonly reason: string }> = {
  name: "acceptFinding",
  run: (draft, { code, subject, reason }) => {
    const found = draft.acceptedFindings.find(
      (each) => each.code === code && each.subject === subject,
    );
    if (found) found.reason = reason;
    else draft.acceptedFindings.push({ code, subject, reason });
  },
};

/** Lets a finding count again. */
export const reopenFinding: ScenarioCommand<Accepted> = {
  name: "reopenFinding",
  run: (draft, { code, subject }) => {
    draft.acceptedFindings = draft.acceptedFindings.filter(
      (each) => each.code !== code || each.subject !== subject,
    );
  },
};
