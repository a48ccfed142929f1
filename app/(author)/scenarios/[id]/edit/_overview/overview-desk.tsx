"use client";

import "./overview.css";
import "./part-head.css";
import { useTranslations } from "next-intl";
import { OwnStep } from "@/app/_ui/own-step";
import { useArrival } from "../_desk/desk-context";
import { focusField } from "./field-ids";
import { Glance } from "./glance";
import { IdentityPart } from "./identity-part";
import { PlayPart } from "./play-part";
import { ScalePart } from "./scale-part";
import { SidesPart } from "./sides-part";
import { TextsPart } from "./texts-part";

/** What the scenario is, how long it runs, who fights, at what scale; beside it, what it adds up to. */
export function OverviewDesk() {
  const t = useTranslations("overview");
  useArrival(focusField);
  return (
    <div className="deskpane overview">
      <h2 className="sr">{t("title")}</h2>
      <div className="overview-main">
        <OwnStep>
          <IdentityPart />
        </OwnStep>
        <OwnStep after={1}>
          <PlayPart />
        </OwnStep>
        <OwnStep after={2}>
          <SidesPart />
        </OwnStep>
        <OwnStep after={3}>
          <TextsPart />
        </OwnStep>
        <OwnStep after={4}>
          <ScalePart />
        </OwnStep>
      </div>
      <OwnStep after={5}>
        <Glance />
      </OwnStep>
    </div>
  );
}
