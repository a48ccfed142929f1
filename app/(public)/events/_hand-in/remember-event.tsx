"use client";

import { useEffect } from "react";
import { rememberEvent } from "./known-events";

/** Lets the browser keep in mind that this event is known here. */
export function RememberEvent({ id }: { readonly id: string }) {
  useEffect(() => rememberEvent(id), [id]);
  return null;
}
