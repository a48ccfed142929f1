// No real service has this host, so that a path leading to another host is detected.
const HERE = "http://here.invalid";

/** The address to open after signing in: a path of this service, otherwise the user's desk, and never another host. */
export function safePath(next: string | undefined): string {
  return next && /^\/[^\s\\]*$/.test(next) && staysHere(next) ? next : "/desk";
}

// "/..//host" is a path of this service, but its normalised form would be the address of another host.
function staysHere(next: string): boolean {
  const url = URL.canParse(next, HERE) ? new URL(next, HERE) : null;
  return url?.origin === HERE && !url.pathname.startsWith("//");
}
