"use client";

import { Ellipsis } from "lucide-react";
import { startTransition, useState } from "react";
import { IconButton } from "@/app/_ui/button";
import { fetched } from "@/app/_ui/fetched";
import { Menu } from "@/app/_ui/menu";
import type { MenuAction } from "@/app/_ui/menu-list";
import { useHydrated } from "@/app/_ui/use-hydrated";
import { forkList } from "../../_copying/actions";

const HandInDialog = fetched(
  async () => (await import("../../events/_hand-in/hand-in-dialog")).HandInDialog,
  { place: "over" },
);

interface MoreActionsProps {
  readonly id: string;
  readonly label: string;
  readonly links: readonly (Pick<MenuAction, "id" | "label" | "icon"> & {
    readonly href: string;
  })[];
  /** What handing the list in is called; left out for readers who may not. */
  readonly handIn?: string;
  /** What copying the list is called, where no button does it. */
  readonly copy?: string;
}

/** On a phone: what else a reader can do with a list, in a menu behind the two things most wanted. */
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
