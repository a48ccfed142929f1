"use client";

import { type ReactNode, useState } from "react";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { buttonLook } from "@/app/_ui/button-look";
import { useRemembered } from "../_desk/desk-context";

interface UnitToolProps {
  /** By which it is remembered whether it is on. */
  readonly name: string;
  readonly icon: ReactNode;
  readonly title: string;
  /** What it shows; `isAsked` if its button has just been pressed. */
  readonly children: (isAsked: boolean) => ReactNode;
}

/** A tool of the selected unit, here and on the map; stays on while other units are selected. */
export function UnitTool({ name, icon, title, children }: UnitToolProps) {
  const [isShown, show] = useRemembered(name, () => false);
  const [isAsked, ask] = useState(false);
  const change = (isOn: boolean) => {
    show(isOn);
    ask(isOn);
  };
  return (
    <>
      <div>
        <ToggleButton isSelected={isShown} onChange={change} className={buttonLook({})}>
          {icon}
          {title}
        </ToggleButton>
      </div>
      {isShown && children(isAsked)}
    </>
  );
}
