import { Columns2, Copy, Dices, Eye, LockOpen, Pencil } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { buttonLook } from "@/app/_ui/button-look";
import { ClientMessages } from "@/app/_ui/client-messages";
import { LinkButton } from "@/app/_ui/link-button";
import { forkList } from "../../_copying/actions";
import { CopyHere } from "../../_copying/copy-here";
import { copyWords } from "../../_copying/copy-words";
import { HandInButton } from "../../events/_hand-in/hand-in-button";
import { MoreActions } from "./more-actions";
import { PrintButton } from "./print-button";

interface RosterActionsProps {
  readonly id: string;
  readonly canEdit: boolean;
  readonly canFork: boolean;
  readonly isSignedIn: boolean;
  /** Whether the list is shown without its secrets. */
  readonly isOpen: boolean;
  /** What its print's address says besides, for the author's own words. */
  readonly texts: "" | "&texts=original";
}

const OWNER_NAMESPACES = ["handIn", "armyBook", "bogowieWojny", "errors"];

/**
 * A reader's actions: print a list, download it, copy it. A phone shows the two most common and a menu of the others.
 */
export async function RosterActions(props: RosterActionsProps) {
  const { id, canEdit, canFork, isSignedIn, isOpen, texts } = props;
  const t = await getTranslations("armyList.read");
  const query = `lang=${await getLocale()}${canEdit && isOpen ? "&for=opponent" : ""}${texts}`;
  const look = canEdit ? "plain" : "primary";
  return (
    <ClientMessages namespaces={canEdit ? OWNER_NAMESPACES : []}>
      <div className="flex flex-wrap items-center gap-2">
        {canEdit && <OwnerActions id={id} />}
        <PrintButton at={`/army-lists/${id}`} query={query} look={look} />
        <PhoneMenu {...props} />
        <OtherViews {...props} />
        {canFork && (
          <form
            className={canEdit ? "max-tablet:hidden" : undefined}
            action={forkList.bind(null, id)}
          >
            <button type="submit" className={buttonLook()}>
              <Copy aria-hidden />
              {t("fork")}
            </button>
          </form>
        )}
        {!isSignedIn && <CopyHere kind="army-list" id={id} words={await copyWords(t("fork"))} />}
      </div>
    </ClientMessages>
  );
}

async function OwnerActions({ id }: Pick<RosterActionsProps, "id">) {
  const t = await getTranslations("armyList.read");
  return (
    <>
      <LinkButton href={`/army-lists/${id}/edit`} look="primary" icon={<Pencil aria-hidden />}>
        {t("edit")}
      </LinkButton>
      <div className="contents max-tablet:hidden">
        <LinkButton href={`/games?list=${id}`} icon={<Dices aria-hidden />}>
          {t("play")}
        </LinkButton>
        <HandInButton id={id} />
      </div>
    </>
  );
}

/** Links to the comparison with another list, and to the list as others see it. */
async function OtherViews(props: RosterActionsProps) {
  const views = await viewsOf(props);
  return views.map(({ id, label, href, icon }) => (
    <LinkButton key={id} href={href} icon={icon} className="max-tablet:hidden">
      {label}
    </LinkButton>
  ));
}

async function PhoneMenu(props: RosterActionsProps) {
  const { id, canEdit, canFork } = props;
  const t = await getTranslations("armyList.read");
  const handIn = await getTranslations("handIn");
  const common = await getTranslations("common.action");
  const play = {
    id: "play",
    label: t("play"),
    href: `/games?list=${id}`,
    icon: <Dices aria-hidden />,
  };
  return (
    <MoreActions
      id={id}
      label={common("more")}
      links={[...(canEdit ? [play] : []), ...(await viewsOf(props))]}
      {...(canEdit ? { handIn: handIn("open") } : {})}
      {...(canEdit && canFork ? { copy: t("fork") } : {})}
    />
  );
}

async function viewsOf({ id, canEdit, isOpen }: RosterActionsProps) {
  const t = await getTranslations("armyList.read");
  const compare = {
    id: "compare",
    label: t("compare"),
    href: `/army-lists/compare?a=${id}`,
    icon: <Columns2 aria-hidden />,
  };
  const asOther = {
    id: "as",
    label: t(isOpen ? "asOwner" : "asOthers"),
    href: `/army-lists/${id}${isOpen ? "" : "?as=opponent"}`,
    icon: isOpen ? <LockOpen aria-hidden /> : <Eye aria-hidden />,
  };
  return canEdit ? [compare, asOther] : [compare];
}
