"use client";

import { Check, Minus } from "lucide-react";
import type { ReactNode } from "react";
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaProps,
} from "react-aria-components/Checkbox";
import { Switch as AriaSwitch, type SwitchProps } from "react-aria-components/Switch";
import { classNames } from "./class-names";

const ROW =
  "group relative flex min-h-7 cursor-pointer items-center gap-2 text-sm touch:min-h-11 disabled:cursor-default disabled:text-ink-3";

interface CheckboxProps extends Omit<AriaProps, "children" | "className"> {
  readonly children: ReactNode;
  readonly className?: string;
}

/** A checkbox: takes effect when its form is sent, or selects among several options. */
export function Checkbox({ children, className, ...props }: CheckboxProps) {
  return (
    <AriaCheckbox {...props} className={classNames(ROW, className)}>
      {({ isSelected, isIndeterminate }) => (
        <>
          <span className="grid size-4 flex-none place-items-center rounded-sm border border-edge bg-sheet text-on-ink touch:size-5 in-[.group[data-indeterminate]]:border-ink in-[.group[data-indeterminate]]:bg-ink group-selected:border-ink group-selected:bg-ink in-[.group[data-invalid]]:border-error in-[.group[data-focus-visible]]:outline-2 in-[.group[data-focus-visible]]:outline-focus outline-offset-2">
            {isIndeterminate && <Minus size={12} strokeWidth={3} aria-hidden />}
            {isSelected && !isIndeterminate && <Check size={12} strokeWidth={3} aria-hidden />}
          </span>
          <span>{children}</span>
        </>
      )}
    </AriaCheckbox>
  );
}

interface ToggleProps extends Omit<SwitchProps, "children" | "className"> {
  readonly children: ReactNode;
  readonly className?: string;
}

/** A switch: takes effect at once. */
export function Toggle({ children, className, ...props }: ToggleProps) {
  return (
    <AriaSwitch {...props} className={classNames(ROW, className)}>
      <span className="h-4.5 w-7.5 flex-none rounded-full border border-edge bg-inset p-0.5 group-selected:border-ink group-selected:bg-ink in-[.group[data-focus-visible]]:outline-2 in-[.group[data-focus-visible]]:outline-focus outline-offset-2">
        <i className="block size-3 rounded-full bg-ink-3 transition-transform duration-120 group-selected:translate-x-3 group-selected:bg-on-ink" />
      </span>
      <span>{children}</span>
    </AriaSwitch>
  );
}
