import { Columns2, Copy, Dices, Eye, LockOpen, Pencil } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { buttonLook } from "@/app/_ui/button-look";
import { ClientMessages } from "@/app/_ui/client-messages";
import { LinkButton } from "@/app/_ui/link-button";
import { forkList } from "../../_copying/actions";
import { CopyHere } from "../../_copying/copy-here";
import { copyWords } from "../../_copying/copy-words";
import { HandInButton } from "../../events/_hand-in/hand-in-button";
import { PrintButton } from "./print-button";

interface RosterActionsProps {
  readonly id: string;
  readonly canEdit: boolean;
  readonly canFork: boolean;
  readonly isSignedIn: boolean;
  /** Shown without what is secret. */
  readonly isOpen: boolean;
}

/** What a reader can do with a list: print it, download it, copy it. */
export async function RosterActions({
  id,
  canEdit,
  canFork,
  isSignedIn,
  isOpen,
}: RosterActionsProps) {
  const t = await getTranslations("armyList.read");
  const language = await getLocale();
  return (
    <div className="flex flex-wrap items-center gap-2">
      {canEdit && (
        <LinkButton href={`/army-lists/${id}/edit`} look="primary" icon={<Pencil aria-hidden />}>
          {t("edit")}
        </LinkButton>
      )}
      {canEdit && (
        <LinkButton href={`/games?list=${id}`} icon={<Dices aria-hidden />}>
          {t("play")}
        </LinkButton>
      )}
      {canEdit && (
        <ClientMessages namespaces={["handIn", "armyBook", "bogowieWojny", "errors"]}>
          <HandInButton id={id} />
        </ClientMessages>
      )}
      <PrintButton
        at={`/army-lists/${id}`}
        query={`lang=${language}${canEdit && isOpen ? "&for=opponent" : ""}`}
        look={canEdit ? "plain" : "primary"}
      />
      <LinkButton href={`/army-lists/compare?a=${id}`} icon={<Columns2 aria-hidden />}>
        {t("compare")}
      </LinkButton>
      {canEdit && (
        <LinkButton
          href={`/army-lists/${id}${isOpen ? "" : "?as=opponent"}`}
          icon={isOpen ? <LockOpen aria-hidden /> : <Eye aria-hidden />}
        >
          {t(isOpen ? "asOwner" : "asOthers")}
        </LinkButton>
      )}
      {canFork && (
        <form action={forkList.bind(null, id)}>
          <button type="submit" className={buttonLook()}>
            <Copy aria-hidden />
            {t("fork")}
          </button>
        </form>
      )}
      {!isSignedIn && <CopyHere kind="army-list" id={id} words={await copyWords(t("fork"))} />}
    </div>
  );
}
