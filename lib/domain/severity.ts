/** How much a finding matters: an error breaks a rule, a warning wants a decision, a note is worth knowing. */
export const SEVERITIES = ["error", "warning", "note"] as const;
export type Severity = (typeof SEVERITIES)[number];
