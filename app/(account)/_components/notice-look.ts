/** Classes for messages that are not errors: what was done, or what to do now. */
export const NOTICE_LOOK = "text-pretty border-brass border-s-3 bg-select px-3 py-2";
