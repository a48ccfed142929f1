"use client";

import { lazyPart } from "@/app/_ui/lazy-part";
import type { CommentsProps } from "./comment-list";

const CommentList = lazyPart(async () => (await import("./comment-list")).CommentList, {
  place: "within",
  drawnBy: "browser",
});

export type CommentsHereProps = CommentsProps;

/** The comments, fetched by the browser, so that the page itself stays the same for everybody. */
export function CommentsHere(props: CommentsHereProps) {
  return <CommentList {...props} />;
}
