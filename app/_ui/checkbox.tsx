"use client";

import { Check, Minus } from "lucide-react";
import type { ReactNode } from "react";
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaProps,
} from "react-aria-components/Checkbox";
import { Switch as AriaSwitch, type SwitchProps } from "react-aria-components/Switch";
import { classNames } from "./class-names";

interface CheckboxProps extends Omit<AriaProps, "children" | "className"> {
  readonly children: ReactNode;
  readonly className?: string;
}

/** A box to tick: takes effect with the form it stands in, or chooses among several. */
export function Checkbox({ children, className, ...props }: CheckboxProps) {
  return (
    <AriaCheckbox {...props} className={classNames("checkbox", className)}>
      {({ isSelected, isIndeterminate }) => (
        <>
          <span className="box">
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
    <AriaSwitch {...props} className={classNames("toggle", className)}>
      <span className="track">
        <i />
      </span>
      <span>{children}</span>
    </AriaSwitch>
  );
}
