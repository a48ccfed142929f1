"use client";

import { useLocalDay } from "./use-local-day";

interface LocalDayProps {
  /** A UTC instant as JSON has it. */
  readonly instant: string;
}

/** The day of a moment by the reader's own calendar. */
export function LocalDay({ instant }: LocalDayProps) {
  return <time dateTime={instant}>{useLocalDay()(instant)}</time>;
}
