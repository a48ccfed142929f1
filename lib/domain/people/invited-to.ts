import type { DocumentKind } from "../document/document-kind";
import { PEOPLE_MAY, type PersonMay } from "./permissions";

/** What an invitation to a document is for: what a person may do with it, or to become its owner. */
export const INVITED_TO = [...PEOPLE_MAY, "own"] as const;
export type InvitedTo = (typeof INVITED_TO)[number];

/** What people may be invited to: only scenarios have umpires. */
export function invitedToOf(kind: DocumentKind): readonly InvitedTo[] {
  return kind === "scenario" ? INVITED_TO : INVITED_TO.filter((may) => may !== "umpire");
}

/** The path of an invitation. */
export function pathOfDocumentInvitation(code: string): string {
  return `/join/${code}`;
}

/** What somebody may who already may one thing and accepts another: the more of the two. */
export function moreOf(one: PersonMay, other: PersonMay): PersonMay {
  return LEAST_FIRST.indexOf(one) > LEAST_FIRST.indexOf(other) ? one : other;
}

const LEAST_FIRST: readonly PersonMay[] = ["comment", "umpire", "edit"];
