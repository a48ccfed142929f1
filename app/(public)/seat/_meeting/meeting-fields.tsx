"use client";

import { useTranslations } from "next-intl";
import { DayField } from "@/app/_ui/day-field";
import { TextField } from "@/app/_ui/text-field";
import type { Meeting } from "@/lib/domain/belle-alliance/game/game-entry";
import { LIMITS } from "@/lib/domain/document/limits";

interface MeetingFieldsProps {
  readonly meeting: Meeting;
  readonly onChange: (meeting: Meeting) => void;
}

/** Where and when a game is played. */
export function MeetingFields({ meeting, onChange }: MeetingFieldsProps) {
  const t = useTranslations("scenarioGame.meeting");
  return (
    <div className="flex flex-wrap gap-4">
      <TextField
        label={t("place")}
        value={meeting.place}
        onChange={(place) => onChange({ ...meeting, place })}
        maxLength={LIMITS.nameLength}
      />
      <DayField
        label={t("at")}
        type="datetime-local"
        value={meeting.at ?? ""}
        onChange={(at) => onChange({ ...meeting, at: at || null })}
      />
    </div>
  );
}
