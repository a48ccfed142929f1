"use client";

import { useServerInsertedHTML } from "next/navigation";
import { useRef } from "react";

const WORK =
  "new Intl.NumberFormat('en').format(0);new Intl.DateTimeFormat('en').format(0);close()";
const START = `new Worker(URL.createObjectURL(new Blob([${JSON.stringify(WORK)}])))`;

/**
 * A browser lists the languages it knows when a page first writes a number or a date, and keeps the list for
 * all that runs in the page; a phone needs a tenth of a second for it. React Aria asks for it as soon as it
 * loads, so a worker does it beforehand, while the style sheets are under way: a module waits for none of them.
 */
export function LocaleWarmer({ nonce }: { readonly nonce: string | undefined }) {
  const isSent = useRef(false);
  useServerInsertedHTML(() => {
    if (isSent.current) return null;
    isSent.current = true;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text
    return <script type="module" async nonce={nonce} dangerouslySetInnerHTML={{ __html: START }} />;
  });
  return null;
}
