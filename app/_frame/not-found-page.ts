import { notFound } from "next/navigation";
import { GrundlagError } from "@/lib/domain/document/error-code";

/** For `catch`: shows the not-found page for `not-found`; other errors pass through. */
export function notFoundPage(error: unknown): never {
  if (isNotFound(error)) notFound();
  throw error;
}

/** For `catch`: returns null for `not-found`; other errors pass through. */
export function foundOrNull(error: unknown): null {
  if (isNotFound(error)) return null;
  throw error;
}

function isNotFound(error: unknown): boolean {
  return error instanceof GrundlagError && error.code === "not-found";
}
