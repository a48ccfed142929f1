"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { fieldLook, selectLook } from "@/app/_ui/field-look";
import type { OfferedFormat } from "@/lib/domain/bogowie-wojny/event/club-format";
import { FORMATS } from "@/lib/rules/bogowie-wojny/format";
import { type FormatSource, sourceOfClub, sourceOfList, sourceOfPattern } from "./fetch-format";

/** The current format, whatever its source. */
export const PRESENT = "present";

/** No format, where one may do without. */
export const NO_FORMAT = "none";

/** A source of a format, the current one, or none. */
export type ChosenFormat = FormatSource | typeof PRESENT | typeof NO_FORMAT;

/** The sources of formats other than the patterns. */
export interface FormatSources {
  readonly offered: readonly OfferedFormat[];
  /** The user's lists, whose formats can be used. */
  readonly lists: readonly { readonly id: string; readonly title: string }[];
}

interface FormatSourceSelectProps extends FormatSources {
  readonly label: string;
  readonly hint: string;
  readonly value: ChosenFormat;
  /** The name of the current format, if it is none of the others. */
  readonly present: string;
  /** Says that no format is chosen; left out: there must be one. */
  readonly none?: string;
  readonly isDisabled?: boolean;
  readonly onChange: (value: ChosenFormat) => void;
}

/**
 * A format to start from: a pattern, a club's format, or that of one of the user's lists, with its bans and readings.
 */
export function FormatSourceSelect(props: FormatSourceSelectProps) {
  const { label, hint, value, present, none, isDisabled, onChange, offered, lists } = props;
  const t = useTranslations("listFormat");
  const id = useId();
  const looks = fieldLook();
  return (
    <div className={looks.field()}>
      <label className={looks.label()} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={selectLook()}
        disabled={isDisabled ?? false}
        value={value}
        aria-describedby={`${id}hint`}
        onChange={(event) => onChange(event.target.value as ChosenFormat)}
      >
        {none && <option value={NO_FORMAT}>{none}</option>}
        {value === PRESENT && <option value={PRESENT}>{present}</option>}
        {FORMATS.map(({ name }, i) => (
          <option key={name} value={sourceOfPattern(i)}>
            {name}
          </option>
        ))}
        {clubsOf(offered).map((club) => (
          <optgroup key={club.slug} label={club.name}>
            {offered
              .filter((format) => format.club.slug === club.slug)
              .map((format) => (
                <option key={format.id} value={sourceOfClub(format.id)}>
                  {format.name}
                </option>
              ))}
          </optgroup>
        ))}
        {lists.length > 0 && (
          <optgroup label={t("ofOwnLists")}>
            {lists.map((list) => (
              <option key={list.id} value={sourceOfList(list.id)}>
                {list.title}
              </option>
            ))}
          </optgroup>
        )}
      </select>
      <span id={`${id}hint`} className={looks.hint()}>
        {hint}
      </span>
    </div>
  );
}

/** Each club once, in the order of its formats. */
function clubsOf(offered: readonly OfferedFormat[]): OfferedFormat["club"][] {
  const clubs = new Map(offered.map(({ club }) => [club.slug, club]));
  return [...clubs.values()];
}
