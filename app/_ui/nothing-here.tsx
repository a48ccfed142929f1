import { getTranslations } from "next-intl/server";
import { EmptyState } from "./empty-state";
import { LinkButton } from "./link-button";
import { Page } from "./page";

interface NothingHereProps {
  readonly title: string;
  readonly text: string;
}

/** A page for something that does not exist, with links to continue. */
export async function NothingHere({ title, text }: NothingHereProps) {
  const t = await getTranslations("common.notFound");
  return (
    <Page>
      <EmptyState
        title={title}
        level={1}
        actions={
          <LinkButton href="/library" look="primary">
            {t("library")}
          </LinkButton>
        }
      >
        {text}
      </EmptyState>
    </Page>
  );
}
