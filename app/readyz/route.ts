import { reportReadiness } from "@/lib/usecases/report-readiness";

export const dynamic = "force-dynamic";

/** 200 once the database is migrated and holds the shipped library, 503 until then. */
export async function GET(): Promise<Response> {
  const readiness = await reportReadiness();
  return Response.json(readiness, { status: readiness.status === "ready" ? 200 : 503 });
}
