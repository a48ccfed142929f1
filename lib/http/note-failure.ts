import { databaseTroubleOf } from "@/lib/db/database-trouble";
import { log } from "@/lib/log/log";
import { noteRequest } from "@/lib/log/request-scope";

/** Logs an uncaught error; if the database caused it, notes that for the status of the answer. */
export function noteFailure(error: unknown, route: string | null): void {
  const databaseTrouble = databaseTroubleOf(error);
  if (databaseTrouble) noteRequest({ databaseTrouble });
  else log.error({ err: error, route }, "failed");
}
