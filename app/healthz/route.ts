export const dynamic = "force-dynamic";

/** 200 as long as this process answers. */
export function GET(): Response {
  return Response.json({ status: "ok" });
}
