"use client";

import { useEffect } from "react";
import { rememberEvent } from "./known-events";

/** Makes the browser remember this event. */
export function RememberEvent({ id }: { readonly id: string }) {
  useEffect(() => rememberEvent(id), [id]);
  return null;
}
