"use client";

import { useEffect } from "react";
import { keepFocus } from "./keep-focus";

/** Runs `keepFocus`; used once in the frame of every page, and renders nothing. */
export function FocusKeeper() {
  useEffect(keepFocus, []);
  return null;
}
