"use client";

import { type LocalDeskProps, OpenLocal } from "../../_local/open-local";
import { ArmyDesk } from "./army-desk";

/** The builder of a list that is kept only in this browser. */
export function LocalArmyDesk(props: LocalDeskProps) {
  return (
    <OpenLocal kind="army-list" {...props}>
      {({ version, document }) => (
        <ArmyDesk id={props.id} version={version} document={document} sharing={null} />
      )}
    </OpenLocal>
  );
}
