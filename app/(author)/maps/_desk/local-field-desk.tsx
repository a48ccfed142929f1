"use client";

import { type LocalDeskProps, OpenLocal } from "../../_local/open-local";
import { FieldDesk } from "./field-desk";

/** The desk of a battlefield that only this browser keeps. */
export function LocalFieldDesk(props: LocalDeskProps) {
  return (
    <OpenLocal kind="map" {...props}>
      {({ version, document }) => (
        <FieldDesk id={props.id} version={version} document={document} sharing={null} />
      )}
    </OpenLocal>
  );
}
