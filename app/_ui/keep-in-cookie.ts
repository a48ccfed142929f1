"use client";

const ONE_YEAR_S = 31_536_000;

/** Stores a user's display preference for a year in a cookie, so that the server can apply it when rendering pages. */
export function keepInCookie(name: string, value: string): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${name}=${value}; path=/; max-age=${ONE_YEAR_S}; samesite=lax${secure}`;
}
