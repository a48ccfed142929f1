import type { ScenarioView, SideView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { SideColour } from "@/lib/domain/table/side-colours";
import type { Words } from "../../document/text/words";

/** Forms for written messages, four to a sheet, to be cut apart along the middle lines. */
export interface MessageForms {
  readonly section: "message-forms";
  /** One entry per sheet of four forms. */
  readonly sheets: readonly SideOfForm[];
  readonly labels: Readonly<Record<MessageField, string>>;
}

export interface SideOfForm {
  readonly name: string;
  readonly colour: SideColour;
}

const FIELDS = [
  "title",
  "no",
  "from",
  "to",
  "place",
  "written",
  "sent",
  "arrived",
  "bound",
  "time",
  "text",
  "adjutant",
  "signed",
] as const;
type MessageField = (typeof FIELDS)[number];

/** Message forms for every side whose papers the reader may have. */
export function messageForms(
  view: ScenarioView,
  { copies, words }: { readonly copies: number; readonly words: Words },
): MessageForms[] {
  const sides = sidesOfReader(view);
  if (sides.length === 0) return [];
  const labels = FIELDS.map((field) => [field, words.forms(`message.${field}`)] as const);
  return [
    {
      section: "message-forms",
      sheets: sides
        .map((side) => sideOfForm(side, words))
        .flatMap((side) => Array.from({ length: copies }, () => side)),
      labels: Object.fromEntries(labels) as Record<MessageField, string>,
    },
  ];
}

/** The sides whose forms the reader may have: all for the umpire, otherwise the side the reader plays on. */
export function sidesOfReader({ sides, audience }: ScenarioView): readonly SideView[] {
  if (audience.for === "umpire") return sides;
  if (audience.for === "public") return [];
  return sides.filter(({ id }) => audience.sideId === id);
}

export function sideOfForm({ name, colour }: SideView, { clean }: Words): SideOfForm {
  return { name: clean.name(name), colour };
}
