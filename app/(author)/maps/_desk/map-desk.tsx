"use client";

import type { Documents } from "@/lib/domain/kinds/document";
import type { Sharing } from "../../_sharing/sharing";
import { GroundDesk } from "../_ground/ground-desk";
import { FieldDesk } from "./field-desk";

interface MapDeskProps {
  readonly id: string;
  readonly version: number;
  readonly document: Documents["map"];
  /** Null if the map is kept only in the browser. */
  readonly sharing: Sharing | null;
}

/** The desk of a map, as needed for its game. */
export function MapDesk({ document, ...opened }: MapDeskProps) {
  return document.system === "belle-alliance" ? (
    <GroundDesk {...opened} document={document} />
  ) : (
    <FieldDesk {...opened} document={document} />
  );
}
