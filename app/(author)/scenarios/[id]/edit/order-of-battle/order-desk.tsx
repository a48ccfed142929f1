"use client";

import { ClipboardPaste, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { Activity, useCallback, useEffect, useRef, useState } from "react";
import { Button } from "@/app/_ui/button";
import { EmptyState } from "@/app/_ui/empty-state";
import { lazyPart } from "@/app/_ui/lazy-part";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { useArrival } from "../_desk/desk-context";
import { useDocument } from "../_desk/scenario-editor";
import { OrderInspector } from "./_inspector/inspector";
import { OrderTree } from "./_tree/order-tree";
import { TreeTools } from "./_tree/tree-tools";
import type { OpenedValours } from "./opened-valours";
import { useOrderActions } from "./use-order-actions";
import { type OrderDesk as Desk, useOrderDesk } from "./use-order-desk";

/** Loaded on first use: reading text takes more code than the page itself. */
const PasteDialog = lazyPart(async () => (await import("./_paste/paste-dialog")).PasteDialog, {
  place: "over",
});

const ManyDialogs = lazyPart(async () => (await import("./_many/many-dialogs")).ManyDialogs, {
  place: "over",
});

/** The prefix of a link's target that opens the paste dialog. */
const PASTE = "paste:";

interface Pasting {
  readonly target: string | null;
  /** A file dropped on the page. */
  readonly file: File | null;
}

/** The order of battle: the tree, and what is chosen in it. */
export function OrderDesk({ valours }: { readonly valours: OpenedValours }) {
  const desk = useOrderDesk();
  const [pasting, setPasting] = useState<Pasting | null>(null);
  const { reveal } = desk;
  useArrival(
    useCallback(
      (at: string, field: string | null) => {
        if (at.startsWith(PASTE)) setPasting({ target: at.slice(PASTE.length), file: null });
        else reveal(at, field);
      },
      [reveal],
    ),
  );
  const { selectedId } = desk;
  const paste = useCallback(() => setPasting({ target: selectedId, file: null }), [selectedId]);
  useDroppedFile((file) =>
    setPasting((before) => ({ target: before ? before.target : selectedId, file })),
  );
  return (
    <div className="min-h-0 grid-cols-[minmax(0,1fr)_--spacing(87)] tablet:grid below-work:grid-cols-1 below-work:grid-rows-[minmax(0,1fr)_minmax(--spacing(50),36%)]">
      <section
        className="min-h-0 min-w-0 grid-cols-1 grid-rows-[auto_minmax(0,1fr)] bg-sheet tablet:grid"
        data-pane="tree"
      >
        <Activity>
          <TreeTools desk={desk} onPaste={paste} />
        </Activity>
        <Activity>
          <Tree desk={desk} valours={valours} onPaste={paste} />
        </Activity>
      </section>
      <Activity>
        <OrderInspector desk={desk} />
      </Activity>
      {desk.asking && <ManyDialogs desk={desk} />}
      {pasting && <PasteDialog desk={desk} {...pasting} onClose={() => setPasting(null)} />}
    </div>
  );
}

const sidesOf = ({ sides }: Scenario) => sides;

interface InvitationProps {
  readonly desk: Desk;
  readonly onPaste: () => void;
}

interface TreeProps extends InvitationProps {
  readonly valours: OpenedValours;
}

/** The tree, with an invitation while nothing stands in it. */
function Tree({ desk, valours, onPaste }: TreeProps) {
  const sides = useDocument(sidesOf);
  const isBare = sides.every((side) => side.formations.length === 0);
  if (!isBare) return <OrderTree desk={desk} valours={valours} />;
  return (
    <div className="min-h-0 overflow-auto">
      {sides.length > 0 && <OrderTree desk={desk} valours={valours} />}
      <Invitation desk={desk} onPaste={onPaste} />
    </div>
  );
}

function Invitation({ desk, onPaste }: InvitationProps) {
  const t = useTranslations("orderOfBattle.empty");
  const actions = useOrderActions(desk);
  const sides = useDocument(sidesOf);
  return (
    <EmptyState
      title={t(sides.length === 0 ? "title" : "titleWithSides")}
      actions={
        <>
          <Button look="primary" icon={<ClipboardPaste aria-hidden />} onPress={onPaste}>
            {t("paste")}
          </Button>
          <Button icon={<Plus aria-hidden />} onPress={actions.addSide}>
            {t("side")}
          </Button>
        </>
      }
    >
      {t("text")}
    </EmptyState>
  );
}

/** Takes a file dropped anywhere on the page, which the browser would otherwise open instead of the page. */
function useDroppedFile(take: (file: File) => void): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (holdsFiles(event)) event.preventDefault();
    };
    const onDrop = (event: DragEvent) => {
      const [file] = event.dataTransfer?.files ?? [];
      if (!file || event.defaultPrevented) return;
      event.preventDefault();
      latest.current(file);
    };
    window.addEventListener("dragover", onDragOver);
    window.addEventListener("drop", onDrop);
    return () => {
      window.removeEventListener("dragover", onDragOver);
      window.removeEventListener("drop", onDrop);
    };
  }, []);
}

function holdsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes("Files") ?? false;
}
