"use client";

import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { useDocument } from "../_desk/scenario-editor";
import { HistoryPane } from "./history-pane";

const whole = (scenario: Scenario) => scenario;

/** The scenario's history, compared with the version on the desk. */
export function HistoryDesk() {
  return <HistoryPane present={useDocument(whole)} />;
}
