"use client";

import { useTranslations } from "next-intl";
import { InlineFinding } from "@/app/_ui/finding-row";
import type { ReadFormat } from "@/lib/domain/bogowie-wojny/list/format-file";

/** The outcome of applying a format from elsewhere. */
export type Taken = ReadFormat | { readonly ok: false; readonly reason: "not-found" };

/** The outcome of the last format applied, with the places that were wrong. */
export function TakenWords({ taken }: { readonly taken: Taken | null }) {
  const t = useTranslations("armyList.format");
  if (taken === null) return null;
  if (taken.ok) return <p role="status">{t("taken", { name: taken.format.name })}</p>;
  return (
    <div role="alert">
      <InlineFinding look="error">
        {t(`notTaken.${taken.reason}`)}
        {taken.reason === "invalid" && (
          <ul>
            {taken.issues.slice(0, 8).map(({ path, message }) => (
              <li key={path + message}>
                <code>{path || "/"}</code> {message}
              </li>
            ))}
          </ul>
        )}
      </InlineFinding>
    </div>
  );
}
