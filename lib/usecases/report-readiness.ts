import { setTimeout as wait } from "node:timers/promises";
import { database } from "@/lib/db/client";
import { findReadiness } from "@/lib/db/readiness";

/** Callers want an answer soon, even if the database does not respond. */
const PATIENCE_MS = 2_500;

interface Readiness {
  /** `disk-full`: everything can be read, but nothing written. */
  status: "ready" | "starting" | "disk-full" | "no-database";
}

/**
 * Whether the service can work: its database responds, is migrated, contains the shipped library and has disk space.
 */
export async function reportReadiness(): Promise<Readiness> {
  const asked = findReadiness(database()).catch(() => null);
  const found = await Promise.race([asked, wait(PATIENCE_MS, null, { ref: false })]);
  if (!found) return { status: "no-database" };
  if (!found.holdsLibrary) return { status: "starting" };
  return { status: found.isReadOnly ? "disk-full" : "ready" };
}
