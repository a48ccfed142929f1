/** Where to go after signing in: a path of this service, else one's desk. An address elsewhere is never followed. */
export function safePath(next: string | undefined): string {
  return next && /^\/(?![/\\])[^\s\\]*$/.test(next) ? next : "/desk";
}
