import { database } from "@/lib/db/client";
import { holdsLibrary } from "@/lib/db/readiness";

export interface Readiness {
  status: "ready" | "starting" | "no-database";
}

/** Whether the service can do its work: its database answers, is migrated and holds the shipped library. */
export async function reportReadiness(): Promise<Readiness> {
  try {
    return { status: (await holdsLibrary(database())) ? "ready" : "starting" };
  } catch {
    return { status: "no-database" };
  }
}
