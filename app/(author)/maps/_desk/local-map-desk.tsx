"use client";

import { type LocalDeskProps, OpenLocal } from "../../_local/open-local";
import { MapDesk } from "./map-desk";

/** The desk of a map that is kept only in this browser. */
export function LocalMapDesk(props: LocalDeskProps) {
  return (
    <OpenLocal kind="map" {...props}>
      {({ version, document }) => (
        <MapDesk id={props.id} version={version} document={document} sharing={null} />
      )}
    </OpenLocal>
  );
}
