"use client";

import { type LocalDeskProps, OpenLocal } from "../../_local/open-local";
import { MapDesk } from "./map-desk";

/** The desk of a map that only this browser keeps. */
export function LocalMapDesk(props: LocalDeskProps) {
  return (
    <OpenLocal kind="map" {...props}>
      {({ version, document }) => (
        <MapDesk id={props.id} version={version} document={document} sharing={null} />
      )}
    </OpenLocal>
  );
}
