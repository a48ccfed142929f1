import { databaseTroubleOf } from "@/lib/db/database-trouble";
import { log } from "@/lib/log/log";
import { noteRequest } from "@/lib/log/request-scope";

/** Logs an error that nothing caught, and notes for the answer's status where it was the database's. */
export function noteFailure(error: unknown, route: string | null): void {
  const databaseTrouble = databaseTroubleOf(error);
  if (databaseTrouble) noteRequest({ databaseTrouble });
  else log.error({ err: error, route }, "failed");
}
