/** How efficient a commander is [1.1.3, table 17]. */
export const EFFICIENCIES = ["very-efficient", "normal", "very-inefficient"] as const;
