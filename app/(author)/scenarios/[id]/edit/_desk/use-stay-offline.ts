"use client";

import { useTranslations } from "next-intl";
import { type MouseEvent, useCallback } from "react";
import { toast } from "@/app/_ui/toasts";

/**
 * Without a connection no other page can load, and the browser would replace the desk with its own error page. Returns
 * a click handler that stops links in this case, and a test for other ways of leaving; both tell the writer why.
 */
export function useStayOffline(): {
  readonly stopLinks: (event: MouseEvent) => void;
  readonly staysHere: () => boolean;
} {
  const t = useTranslations("desk");
  const staysHere = useCallback(() => {
    if (navigator.onLine) return false;
    toast({ text: t("offline"), look: "error" });
    return true;
  }, [t]);
  const stopLinks = useCallback(
    (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (link && leadsAway(link) && staysHere()) event.preventDefault();
    },
    [staysHere],
  );
  return { stopLinks, staysHere };
}

function leadsAway({ href, target, origin, pathname, search }: HTMLAnchorElement): boolean {
  if (href === "" || target === "_blank" || origin !== location.origin) return false;
  return pathname !== location.pathname || search !== location.search;
}
