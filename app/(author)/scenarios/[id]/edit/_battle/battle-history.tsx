"use client";

import { HistoryPane } from "../history/history-pane";
import { useBattle } from "./battle-editor";

/** The scenario's history, compared with the version on the desk. */
export function BattleHistory() {
  return <HistoryPane present={useBattle()} />;
}
