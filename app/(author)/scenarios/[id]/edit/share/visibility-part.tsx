"use client";

import { Copy, Globe, Link as LinkIcon, Lock, type LucideIcon, Users } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Label } from "react-aria-components/Label";
import { RadioGroup } from "react-aria-components/RadioGroup";
import { Button } from "@/app/_ui/button";
import { fieldLook, inputLook } from "@/app/_ui/field-look";
import { LinkButton } from "@/app/_ui/link-button";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import { RuledPart } from "@/app/(author)/_editor/ruled-part";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Visibility } from "@/lib/domain/people/permissions";
import { ClubChoice } from "../../../../_sharing/club-choice";
import type { Sharing } from "../../../../_sharing/sharing";
import { useSharing } from "../../../../_sharing/use-sharing";
import { useDesk } from "../_desk/desk-context";
import { useDocument, useEditor } from "../_desk/scenario-editor";
import { ChoiceCard } from "./choice-card";
import { ShownChoice } from "./shown-choice";

const ICONS: Readonly<Record<Visibility, LucideIcon>> = {
  private: Lock,
  unlisted: LinkIcon,
  club: Users,
  public: Globe,
};

/**
 * Who may see the scenario, and how much of its armies; each choice explains what becomes visible. A scenario shared for
 * the first time is stored as shared only once the second question is answered.
 */
export function VisibilityPart({ sharing: stored }: { readonly sharing: Sharing }) {
  const t = useTranslations("share.visibility");
  const sharing = useStoredSharing(stored);
  const { visibility, visibilities, isBusy, choose } = sharing;
  const isAnswered = useDocument(hasShownToAll);
  const [asked, ask] = useState<Visibility | null>(null);
  const change = (next: Visibility) => {
    const isFirst = visibility === "private" && next !== "private" && !isAnswered;
    ask(isFirst ? next : null);
    if (!isFirst) void choose(next);
  };
  const share = async () => {
    if (asked) await choose(asked);
    ask(null);
  };
  return (
    <RuledPart>
      <RadioGroup
        className="grid w-full gap-2"
        value={asked ?? visibility}
        isDisabled={isBusy}
        onChange={(value) => change(value as Visibility)}
      >
        <Label className="font-semibold font-serif text-lg leading-tight">{t("title")}</Label>
        {visibilities.map((value) => (
          <VisibilityCard key={value} value={value} />
        ))}
      </RadioGroup>
      <ClubChoice sharing={sharing} />
      {(asked ?? visibility) !== "private" && (
        <ShownChoice isFirst={asked !== null} onStored={share} />
      )}
      {visibility !== "private" && <Address />}
    </RuledPart>
  );
}

function hasShownToAll({ shownToAll }: Scenario): boolean {
  return shownToAll !== undefined;
}

function VisibilityCard({ value }: { readonly value: Visibility }) {
  const t = useTranslations("share.visibility");
  return (
    <ChoiceCard
      value={value}
      icon={ICONS[value]}
      label={t(`${value}.label`)}
      means={t(`${value}.means`)}
    />
  );
}

function useStoredSharing(sharing: Sharing) {
  const t = useTranslations("share.visibility");
  const words = useRefusalWords();
  const router = useRouter();
  const editor = useEditor();
  return useSharing({
    kind: "scenario",
    id: editor.id,
    sharing,
    before: editor.flush,
    onStored: (visibility) => {
      toast({ text: t(`${visibility}.done`), look: "ok" });
      router.refresh();
    },
    onRefused: (refusal) => toast({ text: words(refusal), look: "error" }),
  });
}

function Address() {
  const t = useTranslations("share.link");
  const { id } = useDesk();
  const [url, setUrl] = useState("");
  useEffect(() => setUrl(`${location.origin}/scenarios/${id}`), [id]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ text: t("copied"), look: "ok" });
    } catch {
      toast({ text: t("notCopied"), look: "error" });
    }
  };
  const looks = fieldLook();
  return (
    <div className={looks.field({ className: "w-full" })}>
      <label className={looks.label()} htmlFor="share-address">
        {t("label")}
      </label>
      <div className="flex flex-wrap gap-2">
        <div className="grow basis-65">
          <input
            id="share-address"
            className={inputLook()}
            readOnly
            value={url}
            onFocus={(event) => event.target.select()}
          />
        </div>
        <Button icon={<Copy aria-hidden />} onPress={() => void copy()}>
          {t("copy")}
        </Button>
        <LinkButton href={`/scenarios/${id}?whole=no`} target="_blank" rel="noopener">
          {t("look")}
        </LinkButton>
      </div>
      <p className="hint mt-1.5">{t("hint")}</p>
    </div>
  );
}
