interface PolicyContext {
  /** The policy source that allows the answer's own scripts: a nonce with whatever they load, or their digests. */
  readonly scripts: string;
  /** Whether the service is reached over https. */
  readonly https: boolean;
  /** Whether this is the development server, which evaluates code and reloads over a socket. */
  readonly development: boolean;
}

/**
 * What a page may load and do. Scripts: our own, by nonce or by digest. Styles may be inline: the map and the widgets
 * are positioned by style attributes, and a style cannot run code.
 */
export function contentSecurityPolicy({ scripts, https, development }: PolicyContext): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}${development ? " 'unsafe-eval'" : ""}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${development ? " ws:" : ""}`,
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** Allows scripts with this nonce, a base64 text that only this answer's own scripts have, and whatever they load. */
export function scriptsOfNonce(nonce: string): string {
  return `'nonce-${nonce}' 'strict-dynamic'`;
}

/** The nonce that a policy allows scripts by; null if it has none. */
export function nonceOf(policy: string): string | null {
  return /'nonce-([A-Za-z0-9+/=_-]+)'/.exec(policy)?.[1] ?? null;
}

/** The headers every page has besides its policy. Links to unlisted documents must not leak as referrers. */
export function securityHeaders({ https }: { https: boolean }): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    ...(https ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
}
