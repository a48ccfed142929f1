import { reportReadiness } from "@/lib/usecases/report-readiness";

export const dynamic = "force-dynamic";

/** 200 once the database is migrated, holds the shipped library and can be written to; else 503 with the reason. */
export async function GET(): Promise<Response> {
  const readiness = await reportReadiness();
  return Response.json(readiness, { status: readiness.status === "ready" ? 200 : 503 });
}
