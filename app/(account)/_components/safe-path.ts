// No real service has this host, so a path that leads to another host shows.
const HERE = "http://here.invalid";

/** Where to go after signing in: a path of this service, else the user's desk. Never an address elsewhere. */
export function safePath(next: string | undefined): string {
  return next && /^\/[^\s\\]*$/.test(next) && staysHere(next) ? next : "/desk";
}

// "/..//host" is a path of this service whose shortened form would be another host's address.
function staysHere(next: string): boolean {
  const url = URL.canParse(next, HERE) ? new URL(next, HERE) : null;
  return url?.origin === HERE && !url.pathname.startsWith("//");
}
