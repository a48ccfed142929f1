"use client";

import { ChevronDown, CircleCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { keepInCookie } from "@/app/_ui/keep-in-cookie";
import { useCheck } from "./check-context";
import { useDesk } from "./desk-context";
import { DRAWER_COOKIE } from "./drawer-cookie";
import { AcceptedItem, FindingItem } from "./finding-item";
import { acceptedKey, findingKey } from "./finding-key";

interface FindingsDrawerProps {
  /** Whether it stood open when the page was asked for. */
  readonly opened: boolean;
}

/** All findings at the foot of the work, open or shut as it was last; the check page has them at length. */
export function FindingsDrawer({ opened }: FindingsDrawerProps) {
  const t = useTranslations("desk.drawer");
  const { part } = useDesk();
  const [isOpen, setOpen] = useState(opened);
  const toggle = () => {
    setOpen(!isOpen);
    keepInCookie(DRAWER_COOKIE, isOpen ? "shut" : "open");
  };
  if (part === "check") return null;
  return (
    <section className="drawer" aria-label={t("title")}>
      <button
        type="button"
        className="drawerhead"
        aria-expanded={isOpen}
        aria-controls="desk-findings"
        onClick={toggle}
      >
        <Counts />
        <ChevronDown aria-hidden />
      </button>
      {isOpen && <FindingList />}
    </section>
  );
}

function Counts() {
  const t = useTranslations("desk.drawer");
  const { summary } = useCheck();
  const { errors, warnings, notes, accepted } = summary;
  return (
    <>
      <span className="small-caps">{t("title")}</span>
      {errors > 0 && <span className="tag">{t("errors", { count: errors })}</span>}
      {warnings > 0 && <span className="tag">{t("warnings", { count: warnings })}</span>}
      {notes > 0 && <span className="tag">{t("notes", { count: notes })}</span>}
      {errors + warnings + notes === 0 && <span className="tag">{t("none")}</span>}
      <span className="sil text-ink-3">{accepted > 0 && t("accepted", { count: accepted })}</span>
    </>
  );
}

function FindingList() {
  const t = useTranslations("desk.drawer");
  const { findings, accepted } = useCheck();
  const look = findings.length + accepted.length === 0 ? "findings clear" : "findings";
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
    <section className={look} id="desk-findings" tabIndex={0} aria-label={t("list")}>
      {findings.length === 0 && (
        <p className="allclear">
          <CircleCheck aria-hidden />
          {t("clear")}
        </p>
      )}
      <ul>
        {findings.map((finding) => (
          <FindingItem key={findingKey(finding)} finding={finding} />
        ))}
      </ul>
      {accepted.length > 0 && (
        <>
          <h3 className="small-caps">{t("accepted", { count: accepted.length })}</h3>
          <ul>
            {accepted.map((each) => (
              <AcceptedItem key={acceptedKey(each)} accepted={each} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
