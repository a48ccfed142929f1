import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { Footer } from "@/app/_frame/footer";
import { MarkdownView } from "@/app/_ui/markdown-view";
import { currentContext } from "@/lib/auth/session-gate";
import type { Battlefield } from "@/lib/domain/battlefield/battlefield";
import { GrundlagError } from "@/lib/domain/error-code";
import { canEditDocument, canForkDocument } from "@/lib/domain/permissions";
import { readDocument } from "@/lib/usecases/read-document";
import "../../rules/rules.css";
import "../../_battlefield/battlefield.css";
import { BattlefieldCounts } from "../../_battlefield/battlefield-counts";
import { BattlefieldOrder } from "../../_battlefield/battlefield-facts";
import { BattlefieldEffects } from "../../_battlefield/battlefield-rules";
import { BattlefieldVerdict } from "../../_battlefield/battlefield-verdict";
import { FieldView } from "../../_battlefield/field-view";
import { MapActions } from "../_map/map-actions";
import { MapOrigin } from "../_map/map-origin";

interface Props {
  readonly params: Promise<{ id: string }>;
}

const load = cache(async (id: string) => {
  const context = await currentContext();
  const stored = await readDocument(context, { kind: "map", id }).catch((error: unknown) => {
    if (error instanceof GrundlagError && error.code === "not-found") notFound();
    throw error;
  });
  return { stored, reader: context.actor };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { stored } = await load((await params).id);
  const isFound = stored.visibility === "public";
  return { title: stored.title, robots: { index: isFound, follow: isFound } };
}

/** Of the attached lists those this reader may open. */
async function readableLists({ sides = [] }: Battlefield): Promise<ReadonlySet<string>> {
  const context = await currentContext();
  const ids = sides.flatMap(({ army }) => army?.listId ?? []);
  const found = await Promise.all(
    ids.map((id) => readDocument(context, { kind: "army-list", id }).catch(() => null)),
  );
  return new Set(found.flatMap((stored) => stored?.id ?? []));
}

/** A stored battlefield to read: its picture, what is settled, what the rules want otherwise, its pieces. */
export default async function MapPage({ params }: Props) {
  const { stored, reader } = await load((await params).id);
  const common = await getTranslations("common");
  const field = stored.document;
  return (
    <>
      <main id="main" className="page">
        <MapOrigin origin={stored} />
        <div className="rulehead">
          <h1 lang={field.language}>{field.title}</h1>
          {stored.visibility !== "public" && (
            <span className="tag est">{common(`visibility.${stored.visibility}`)}</span>
          )}
        </div>
        {field.notes && <MarkdownView text={field.notes} topLevel={3} lang={field.language} />}
        <FieldView field={field} readableLists={await readableLists(field)}>
          <BattlefieldVerdict field={field} />
          <MapActions
            id={stored.id}
            canEdit={canEditDocument({ reader, document: stored })}
            canFork={canForkDocument({ reader, document: stored })}
            isSignedIn={reader !== null}
          />
        </FieldView>
        <div className="vcols">
          <BattlefieldCounts field={field} />
          <BattlefieldOrder field={field} />
          <BattlefieldEffects field={field} />
        </div>
      </main>
      <Footer />
    </>
  );
}
