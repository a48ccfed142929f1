import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { currentContext } from "@/app/_frame/current-context";
import { ClientMessages } from "@/app/_ui/client-messages";
import { MarkdownView } from "@/app/_ui/markdown-view";
import { thingTitle } from "@/app/(author)/maps/_desk/thing-words";
import { Columns } from "@/app/(public)/_reading/columns";
import type { Battlefield } from "@/lib/domain/bogowie-wojny/field/battlefield";
import type { BattlefieldWords } from "@/lib/domain/bogowie-wojny/field/finding-text";
import { thingsOf } from "@/lib/domain/bogowie-wojny/field/things";
import type { Documents } from "@/lib/domain/kinds/document";
import { readDocument } from "@/lib/usecases/document/read-document";
import { BattlefieldCounts } from "../../_battlefield/battlefield-counts";
import { BattlefieldOrder } from "../../_battlefield/battlefield-facts";
import { BattlefieldEffects } from "../../_battlefield/battlefield-rules";
import { BattlefieldVerdict } from "../../_battlefield/battlefield-verdict";
import { FieldView } from "../../_battlefield/field-view";
import { GroundRead } from "./ground-read";
import { MeasureField } from "./measure-field";

interface Props {
  readonly map: Documents["map"];
  /** The map's actions, next to the picture. */
  readonly children: ReactNode;
}

/** A stored map with its title, in the form of its game. */
export function MapRead({ map, children }: Props) {
  return map.system === "belle-alliance" ? (
    <GroundRead ground={map}>{children}</GroundRead>
  ) : (
    <FieldRead field={map}>{children}</FieldRead>
  );
}

interface FieldReadProps extends Pick<Props, "children"> {
  readonly field: Battlefield;
}

/** A battlefield: its notes, picture, facts, findings and pieces. */
async function FieldRead({ field, children }: FieldReadProps) {
  const words = await getTranslations("battlefield");
  return (
    <>
      {field.notes && <MarkdownView text={field.notes} topLevel={3} lang={field.language} />}
      <FieldView field={field} readableLists={await readableLists(field)}>
        <BattlefieldVerdict field={field} />
        {children}
      </FieldView>
      <ClientMessages namespaces={["fieldMeasure", "map"]}>
        <MeasureField field={groundOnly(field)} titles={titlesOn(field, words)} />
      </ClientMessages>
      <Columns>
        <BattlefieldCounts field={field} />
        <BattlefieldOrder field={field} />
        <BattlefieldEffects field={field} />
      </Columns>
    </>
  );
}

/** The ground alone: who plays and what they bought is not needed to measure. */
function groundOnly({ sides, acceptedFindings, translations, ...field }: Battlefield): Battlefield {
  return { ...field, notes: "" };
}

function titlesOn(field: Battlefield, words: BattlefieldWords): Readonly<Record<string, string>> {
  return Object.fromEntries(
    thingsOf(field).map((found) => [found.thing.id, thingTitle(found, words)]),
  );
}

/** The ids of the attached lists this reader may open. */
async function readableLists({ sides = [] }: Battlefield): Promise<ReadonlySet<string>> {
  const context = await currentContext();
  const ids = sides.flatMap(({ army }) => army?.listId ?? []);
  const found = await Promise.all(
    ids.map((id) => readDocument(context, { kind: "army-list", id }).catch(() => null)),
  );
  return new Set(found.flatMap((stored) => stored?.id ?? []));
}
