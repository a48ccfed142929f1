"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { keepInCookie } from "@/app/_ui/keep-in-cookie";
import { lazyPart } from "@/app/_ui/lazy-part";
import { Drawer, SeverityCount } from "@/app/(author)/_editor/drawer";
import { useCheck, useStaleCheck } from "./check-context";
import { useDesk } from "./desk-context";
import { DRAWER_COOKIE } from "./drawer-cookie";

const DrawerList = lazyPart(async () => (await import("./drawer-list")).DrawerList, {
  place: "within",
  ahead: "soon",
});

interface FindingsDrawerProps {
  /** Whether the drawer was open when the page was requested. */
  readonly opened: boolean;
}

/**
 * The drawer at the bottom of the desk with all findings: one line until it is opened. The check page shows them in
 * full.
 */
export function FindingsDrawer({ opened }: FindingsDrawerProps) {
  const t = useTranslations("desk.drawer");
  const { part } = useDesk();
  const [isOpen, setOpen] = useState(opened);
  const toggle = () => {
    setOpen(!isOpen);
    keepInCookie(DRAWER_COOKIE, isOpen ? "shut" : "open");
  };
  const { findings, accepted } = useCheck();
  const isStale = useStaleCheck() !== null;
  if (part === "check") return null;
  return (
    <Drawer
      id="desk-findings"
      title={t("title")}
      listLabel={t("list")}
      summary={<Counts isStale={isStale} />}
      aside={accepted.length > 0 && t("accepted", { count: accepted.length })}
      isClear={findings.length + accepted.length === 0 && !isStale}
      isOpen={isOpen}
      onToggle={toggle}
    >
      <DrawerList />
    </Drawer>
  );
}

function Counts({ isStale }: { readonly isStale: boolean }) {
  const t = useTranslations("desk.drawer");
  const { errors, warnings, notes } = useCheck().summary;
  return (
    <>
      {isStale && <b>{t("staleShort")}</b>}
      {errors + warnings + notes === 0 && <span className="text-ink-3">{t("none")}</span>}
      {errors > 0 && (
        <SeverityCount severity="error">{t("errors", { count: errors })}</SeverityCount>
      )}
      {warnings > 0 && (
        <SeverityCount severity="warning">{t("warnings", { count: warnings })}</SeverityCount>
      )}
      {notes > 0 && <SeverityCount severity="note">{t("notes", { count: notes })}</SeverityCount>}
    </>
  );
}
