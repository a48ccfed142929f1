"use client";

import { useEffect } from "react";
import { keepFocus } from "./keep-focus";

/** Stands once in the frame of every page, and shows nothing. */
export function FocusKeeper() {
  useEffect(keepFocus, []);
  return null;
}
