"use client";

import { useLocalDay } from "./use-local-day";

interface LocalDayProps {
  /** A UTC instant in JSON format. */
  readonly instant: string;
}

/** The date of an instant in the reader's time zone. */
export function LocalDay({ instant }: LocalDayProps) {
  return <time dateTime={instant}>{useLocalDay()(instant)}</time>;
}
