"use client";

import { type LocalDeskProps, OpenLocal } from "../../_local/open-local";
import { BookDesk } from "./book-desk";

/** The desk of an army book that is kept only in this browser. */
export function LocalBookDesk(props: LocalDeskProps) {
  return (
    <OpenLocal kind="army-book" {...props}>
      {({ version, document }) => (
        <BookDesk id={props.id} version={version} document={document} sharing={null} />
      )}
    </OpenLocal>
  );
}
