/** Severity of a finding: an error breaks a rule, a warning needs a decision, a note is good to know. */
export const SEVERITIES = ["error", "warning", "note"] as const;
export type Severity = (typeof SEVERITIES)[number];
