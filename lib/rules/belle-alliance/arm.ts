/** The arms of service a Belle Alliance unit can belong to [1.2.2–1.2.4]. */
export const ARMS = ["infantry", "cavalry", "artillery", "train", "engineers"] as const;
export type Arm = (typeof ARMS)[number];
