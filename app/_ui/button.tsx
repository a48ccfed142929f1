"use client";

import type { ReactNode } from "react";
import { Button as AriaButton, type ButtonProps as AriaProps } from "react-aria-components/Button";
import { type ButtonLook, type ButtonSize, buttonLook } from "./button-look";
import { toast } from "./toasts";
import { Tip } from "./tooltip";

interface ButtonProps extends Omit<AriaProps, "children" | "className"> {
  readonly children: ReactNode;
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
  readonly icon?: ReactNode;
  /**
   * Why it cannot be pressed now. The button stays focusable and shows the reason as a tooltip and, when pressed, as a
   * toast.
   */
  readonly offBecause?: string | undefined;
  /** Shows the reason where the button stands, when pressed, instead of as a toast. */
  readonly onOff?: () => void;
  readonly className?: string;
}

/** A button with text, preceded by an icon if given. */
export function Button(given: ButtonProps) {
  const { look, size, icon, offBecause, onOff, children, className, ...props } = given;
  const face = (
    <AriaButton
      {...withReason(props, offBecause, onOff)}
      className={buttonLook({ look, size, className })}
    >
      {icon}
      {children}
    </AriaButton>
  );
  // A button that may be off always has a tooltip: adding one later would replace the button and lose the focus.
  return "offBecause" in given ? <Tip text={offBecause}>{face}</Tip> : face;
}

interface IconButtonProps extends Omit<ButtonProps, "children" | "icon"> {
  /** Its action in words, for screen readers and as a tooltip. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A button with only an icon, always with a label. */
export function IconButton({
  look = "bare",
  size,
  label,
  offBecause,
  onOff,
  children,
  className,
  ...props
}: IconButtonProps) {
  return (
    <Tip text={offBecause ? `${label}: ${offBecause}` : label}>
      <AriaButton
        // The tooltip repeats the label, unless it gives the reason why the button is off.
        aria-describedby={offBecause ? undefined : ""}
        {...withReason(props, offBecause, onOff)}
        aria-label={label}
        className={buttonLook({ look, size, isIcon: true, className })}
      >
        {children}
      </AriaButton>
    </Tip>
  );
}

/**
 * A button that is off for a reason stays focusable, so that the reason can be read; pressing it shows the reason,
 * since touch screens have no tooltips.
 */
function withReason<P extends { onPress?: unknown }>(
  props: P,
  offBecause: string | undefined,
  onOff: (() => void) | undefined,
) {
  if (!offBecause) return props;
  const onPress = onOff ?? (() => toast({ text: offBecause }));
  return { ...props, onPress, type: "button" as const, "aria-disabled": true };
}
