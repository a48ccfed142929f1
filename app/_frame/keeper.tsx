"use client";

import { useEffect } from "react";
import { keepFocus } from "./keep-focus";
import { keepPress } from "./keep-press";

/** Runs `keepFocus` and `keepPress`; used once in the frame of every page, and renders nothing. */
export function Keeper() {
  useEffect(keepFocus, []);
  useEffect(keepPress, []);
  return null;
}
