import { databaseTroubleOf } from "@/lib/db/database-trouble";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { log } from "@/lib/log/log";
import { noteRequest } from "@/lib/log/request-scope";

/** Logs an uncaught error; if the service was busy or without its database, notes that for the status of the answer. */
export function noteFailure(error: unknown, route: string | null): void {
  const trouble = isOverloaded(error) ? "unavailable" : databaseTroubleOf(error);
  if (trouble) noteRequest({ trouble });
  else log.error({ err: error, route }, "failed");
}

function isOverloaded(error: unknown): boolean {
  if (!(error instanceof GrundlagError)) return false;
  return error.code === "busy" || `${error.extra.reason}`.startsWith("takes-too-long");
}
