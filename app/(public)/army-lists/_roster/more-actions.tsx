"use client";

import { Ellipsis } from "lucide-react";
import { startTransition, useState } from "react";
import { IconButton } from "@/app/_ui/button";
import { lazyPart } from "@/app/_ui/lazy-part";
import { Menu } from "@/app/_ui/menu";
import type { MenuAction } from "@/app/_ui/menu-list";
import { useHydrated } from "@/app/_ui/use-hydrated";
import { forkList } from "../../_copying/actions";

const HandInDialog = lazyPart(
  async () => (await import("../../events/_hand-in/hand-in-dialog")).HandInDialog,
  { place: "over" },
);

interface MoreActionsProps {
  readonly id: string;
  readonly label: string;
  readonly links: readonly (Pick<MenuAction, "id" | "label" | "icon"> & {
    readonly href: string;
  })[];
  /** The label for handing the list in; left out for readers who may not. */
  readonly handIn?: string;
  /** The label for copying the list; left out if there is a button for it. */
  readonly copy?: string;
}

/** On a phone: the menu of a list's less common actions, next to the two most common. */
export function MoreActions({ id, label, links, handIn, copy }: MoreActionsProps) {
  const isHydrated = useHydrated();
  const [isHandingIn, setHandingIn] = useState(false);
  const [wasHandingIn, setWasHandingIn] = useState(false);
  const openHandIn = () => {
    setHandingIn(true);
    setWasHandingIn(true);
  };
  const copyList = () => startTransition(() => forkList(id));
  return (
    <div className="tablet:hidden">
      <Menu
        label={label}
        trigger={
          <IconButton look="plain" label={label} isDisabled={!isHydrated}>
            <Ellipsis aria-hidden />
          </IconButton>
        }
        actions={[
          ...(handIn ? [{ id: "handIn", label: handIn, onAction: openHandIn }] : []),
          ...links,
          ...(copy ? [{ id: "copy", label: copy, onAction: copyList }] : []),
        ]}
      />
      {wasHandingIn && (
        <HandInDialog listId={id} isOpen={isHandingIn} onOpenChange={setHandingIn} />
      )}
    </div>
  );
}
