"use client";

import { Copy, Globe, Link as LinkIcon, Lock, type LucideIcon, Users } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { Label } from "react-aria-components/Label";
import { RadioGroup } from "react-aria-components/RadioGroup";
import { Button } from "@/app/_ui/button";
import { copyText } from "@/app/_ui/copy-text";
import { fieldLook, inputLook } from "@/app/_ui/field-look";
import { LinkButton } from "@/app/_ui/link-button";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import { useAnyEditor } from "@/app/(author)/_editor/editor-context";
import { RuledPart } from "@/app/(author)/_editor/ruled-part";
import type { Visibility } from "@/lib/domain/people/permissions";
import { ClubChoice } from "../../../../_sharing/club-choice";
import type { Sharing } from "../../../../_sharing/sharing";
import { type SharingState, useSharing } from "../../../../_sharing/use-sharing";
import { useDesk } from "../_desk/desk-context";
import { ChoiceCard } from "./choice-card";

const ICONS: Readonly<Record<Visibility, LucideIcon>> = {
  private: Lock,
  unlisted: LinkIcon,
  club: Users,
  public: Globe,
};

interface VisibilityChoiceProps {
  readonly sharing: SharingState;
  /** What is chosen, or is about to be. */
  readonly chosen: Visibility;
  readonly onChoose: (visibility: Visibility) => void;
  /** What else is asked about what others see. */
  readonly children?: ReactNode;
}

/** Who may see a scenario; each choice explains what becomes visible. */
export function VisibilityChoice({ sharing, chosen, onChoose, children }: VisibilityChoiceProps) {
  const t = useTranslations("share.visibility");
  const { visibility, visibilities, isBusy } = sharing;
  return (
    <RuledPart>
      <RadioGroup
        className="grid w-full gap-2"
        value={chosen}
        isDisabled={isBusy}
        onChange={(value) => onChoose(value as Visibility)}
      >
        <Label className="font-semibold font-serif text-lg leading-tight">{t("title")}</Label>
        {visibilities.map((value) => (
          <VisibilityCard key={value} value={value} />
        ))}
      </RadioGroup>
      <ClubChoice sharing={sharing} />
      {children}
      {visibility !== "private" && <Address />}
    </RuledPart>
  );
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

/** Who may see the scenario on the desk, as stored; what was chosen or refused is said. */
export function useStoredSharing(sharing: Sharing): SharingState {
  const t = useTranslations("share.visibility");
  const words = useRefusalWords();
  const router = useRouter();
  const editor = useAnyEditor();
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
  const copy = () => copyText(url, t);
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
