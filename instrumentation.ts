/** Runs once in each server process before its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { refuseMalformedPaths } = await import("@/lib/http/malformed-path");
  const { notePeerAddresses } = await import("@/lib/http/peer-address");
  refuseMalformedPaths();
  notePeerAddresses();
}
