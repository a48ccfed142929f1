/** Runs once in each server process before its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { refuseUnservable } = await import("@/lib/http/unservable-request");
  const { notePeerAddresses } = await import("@/lib/http/peer-address");
  const { compressAnswers } = await import("@/lib/http/compress-answers");
  const { paintFirst } = await import("@/lib/http/paint-first");
  const { findPackedFiles } = await import("@/lib/http/find-packed-files");
  refuseUnservable();
  notePeerAddresses();
  compressAnswers(await findPackedFiles());
  if (process.env.NODE_ENV === "production") paintFirst();
}
