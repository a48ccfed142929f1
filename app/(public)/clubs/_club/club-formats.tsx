import { Pencil, Plus } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/app/_ui/client-messages";
import { LinkButton } from "@/app/_ui/link-button";
import type { ClubFormatView } from "@/lib/domain/bogowie-wojny/event/club-format";
import { formatSizeText } from "@/lib/domain/bogowie-wojny/list/format-text";
import type { ClubView } from "@/lib/domain/people/club-view";
import { FormatActions } from "./format-actions";
import { FormatTerms } from "./format-terms";

interface ClubFormatsProps {
  readonly club: Pick<ClubView, "slug" | "role">;
  readonly formats: readonly ClubFormatView[];
}

/** The formats a club plays by, each with a link to build a list for it. */
export async function ClubFormats({ club, formats }: ClubFormatsProps) {
  const t = await getTranslations("clubFormat");
  const isOrganiser = club.role === "organiser";
  return (
    <section aria-label={t("title")}>
      <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-3">
        <h2>{t("title")}</h2>
        {isOrganiser && (
          <LinkButton href={`/clubs/${club.slug}/formats/new`} icon={<Plus aria-hidden />}>
            {t("publishNew")}
          </LinkButton>
        )}
      </div>
      {formats.length === 0 && (
        <p className="text-ink-3">{t(isOrganiser ? "noneOrganiser" : "none")}</p>
      )}
      <ClientMessages namespaces={["clubFormat", "errors"]}>
        <ul className="divide-y divide-rule-2 border-t border-rule-2 empty:border-0">
          {formats.map((published) => (
            <FormatRow key={published.id} club={club} published={published} />
          ))}
        </ul>
      </ClientMessages>
    </section>
  );
}

interface FormatRowProps {
  readonly club: ClubFormatsProps["club"];
  readonly published: ClubFormatView;
}

async function FormatRow({ club: { slug, role }, published }: FormatRowProps) {
  const t = await getTranslations("clubFormat");
  const size = await getTranslations("listFormat");
  const { id, format } = published;
  const { name } = format;
  return (
    <li data-format className="grid gap-2 pt-2 pb-3 wrap-anywhere">
      <details>
        <summary className="min-h-row cursor-pointer content-center">
          <h3 className="me-3 inline text-base">{name}</h3>
          <span className="text-sm text-ink-3">{formatSizeText(format, size)}</span>
        </summary>
        <FormatTerms published={published} />
      </details>
      <div className="flex flex-wrap items-center gap-2">
        <LinkButton href={`/army-lists/new?format=${id}`}>
          {t("build")}
          <span className="sr-only">{name}</span>
        </LinkButton>
        {role === "organiser" && (
          <LinkButton
            href={`/clubs/${slug}/formats/${id}/edit`}
            look="bare"
            icon={<Pencil aria-hidden />}
          >
            {t("change")}
            <span className="sr-only">{name}</span>
          </LinkButton>
        )}
        <FormatActions {...{ slug, id, format }} mayWithdraw={role === "organiser"} />
      </div>
    </li>
  );
}
