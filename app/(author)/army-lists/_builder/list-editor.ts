"use client";

import type { Editor } from "@/app/(author)/_editor/editor-context";
import { editorOf } from "@/app/(author)/_editor/editor-of";
import type { ArmyList } from "@/lib/domain/bogowie-wojny/list/army-list";

export const { EditorProvider, useEditor, useDocument } = editorOf<ArmyList>("army-list");

export type ListEditor = Editor<ArmyList>;
