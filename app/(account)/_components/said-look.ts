/** What the service says that is no fault: what was done, or what to do now. */
export const SAID = "text-pretty border-brass border-s-3 bg-select px-3 py-2";
