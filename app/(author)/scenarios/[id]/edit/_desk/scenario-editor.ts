"use client";

import type { Editor } from "@/app/(author)/_editor/editor-context";
import { editorOf } from "@/app/(author)/_editor/editor-of";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";

export const { EditorProvider, useEditor, useDocument } = editorOf<Scenario>("scenario");

export type ScenarioEditor = Editor<Scenario>;
