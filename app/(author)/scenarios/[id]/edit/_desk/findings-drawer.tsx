"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { keepInCookie } from "@/app/_ui/keep-in-cookie";
import { AcceptedTitle, AllClear, Drawer, SeverityCount } from "@/app/(author)/_editor/drawer";
import { useCheck } from "./check-context";
import { useDesk } from "./desk-context";
import { DRAWER_COOKIE } from "./drawer-cookie";
import { AcceptedItem, FindingItem } from "./finding-item";
import { acceptedKey, findingKey } from "./finding-key";

interface FindingsDrawerProps {
  /** Whether it stood open when the page was asked for. */
  readonly opened: boolean;
}

/** All findings at the foot of the work: one line, until the reader opens it; the check page has them at length. */
export function FindingsDrawer({ opened }: FindingsDrawerProps) {
  const t = useTranslations("desk.drawer");
  const { part } = useDesk();
  const [isOpen, setOpen] = useState(opened);
  const toggle = () => {
    setOpen(!isOpen);
    keepInCookie(DRAWER_COOKIE, isOpen ? "shut" : "open");
  };
  const { findings, accepted } = useCheck();
  if (part === "check") return null;
  return (
    <Drawer
      id="desk-findings"
      title={t("title")}
      listLabel={t("list")}
      summary={<Counts />}
      aside={accepted.length > 0 && t("accepted", { count: accepted.length })}
      isClear={findings.length + accepted.length === 0}
      isOpen={isOpen}
      onToggle={toggle}
    >
      <FindingList />
    </Drawer>
  );
}

function Counts() {
  const t = useTranslations("desk.drawer");
  const { errors, warnings, notes } = useCheck().summary;
  if (errors + warnings + notes === 0) return <span className="text-ink-3">{t("none")}</span>;
  return (
    <>
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

function FindingList() {
  const t = useTranslations("desk.drawer");
  const { findings, accepted } = useCheck();
  return (
    <>
      {findings.length === 0 && <AllClear>{t("clear")}</AllClear>}
      <ul>
        {findings.map((finding) => (
          <FindingItem key={findingKey(finding)} finding={finding} />
        ))}
      </ul>
      {accepted.length > 0 && (
        <>
          <AcceptedTitle>{t("accepted", { count: accepted.length })}</AcceptedTitle>
          <ul>
            {accepted.map((each) => (
              <AcceptedItem key={acceptedKey(each)} accepted={each} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
