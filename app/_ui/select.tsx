"use client";

import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";
import { Button } from "react-aria-components/Button";
import type { Choice } from "./choice-list";
import { classNames } from "./class-names";
import { type FieldLayout, fieldLook, inputLook } from "./field-look";
import { lazyPart } from "./lazy-part";
import { arrowOpens, useOpening } from "./opening";

const ChoiceList = lazyPart(async () => (await import("./choice-list")).default, { place: "over" });

export interface SelectProps<V extends string> {
  readonly label: string;
  readonly choices: readonly Choice<V>[];
  /** `null`: nothing chosen yet. */
  readonly value: V | null;
  readonly onChange: (value: V) => void;
  readonly placeholder?: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly isDisabled?: boolean;
  /** Hides the label visually; screen readers still announce it. */
  readonly labelHidden?: boolean;
  readonly layout?: FieldLayout;
  readonly className?: string;
}

/** A choice of one among many from a list that opens. The list's script is fetched when first needed. */
export function Select<V extends string>(props: SelectProps<V>) {
  const { label, choices, value, onChange, placeholder, hint, error, labelHidden, layout } = props;
  const looks = fieldLook({ layout });
  const width = layout === "row" ? "row" : "full";
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { isOpen, wasOpened, setOpen } = useOpening();
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <div
      className={looks.field({ className: props.className })}
      {...(error ? { "data-invalid": true } : {})}
    >
      <span id={`${id}label`} className={labelHidden ? "sr-only" : looks.label()}>
        {label}
      </span>
      <Button
        ref={button}
        className={inputLook({
          width,
          className:
            "select-button flex max-w-full cursor-pointer items-center justify-between gap-2 text-start in-data-invalid:border-error in-data-invalid:shadow-wrong",
        })}
        isDisabled={props.isDisabled ?? false}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-labelledby={`${id}value ${id}label`}
        aria-describedby={classNames(Boolean(hint) && `${id}hint`, error && `${id}error`)}
        onHoverStart={ChoiceList.fetchAhead}
        onFocus={ChoiceList.fetchAhead}
        onPress={() => setOpen(true)}
        onKeyDown={arrowOpens(setOpen)}
      >
        <Chosen id={`${id}value`} choice={chosen} placeholder={placeholder} />
        <ChevronDown aria-hidden />
      </Button>
      <Notes id={id} hint={hint} error={error} layout={layout} />
      {wasOpened && (
        <ChoiceList
          choices={choices}
          value={value}
          onChoose={(chosenValue) => onChange(chosenValue as V)}
          label={label}
          trigger={button}
          isOpen={isOpen}
          onOpenChange={setOpen}
        />
      )}
    </div>
  );
}

interface NotesProps extends Pick<SelectProps<string>, "hint" | "error" | "layout"> {
  readonly id: string;
}

/** The hint and the error of the choice. */
function Notes({ id, hint, error, layout }: NotesProps) {
  const looks = fieldLook({ layout });
  return (
    <>
      {hint && (
        <span id={`${id}hint`} className={looks.hint()}>
          {hint}
        </span>
      )}
      {error && (
        <span id={`${id}error`} className={looks.fault()}>
          {error}
        </span>
      )}
    </>
  );
}

interface ChosenProps {
  readonly id: string;
  readonly choice: Choice<string> | undefined;
  readonly placeholder: string | undefined;
}

/** The selected option, shown only by its label; details are for users still choosing. */
function Chosen({ id, choice, placeholder }: ChosenProps) {
  return (
    <span id={id} className={classNames("truncate", !choice && "text-ink-3")}>
      {choice?.label ?? placeholder}
    </span>
  );
}
