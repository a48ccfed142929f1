import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { buttonLook } from "@/app/_ui/button-look";
import { LinkButton } from "@/app/_ui/link-button";
import { NativeTick } from "@/app/_ui/native-tick";
import type { Edition } from "@/lib/domain/people/permissions";
import { openAsUmpire } from "./actions";

interface GateProps {
  readonly id: string;
  /** An open book also where the edition is open to this reader. */
  readonly edition: Edition;
  readonly signedIn: boolean;
  readonly title: string;
  /** Whether armies lie under it, too. */
  readonly isSealed: boolean;
}

/** The seal over the umpire's part, which players should leave unbroken. It does not reveal even how much is inside. */
export async function Gate(props: GateProps) {
  const { title, isSealed } = props;
  const t = await getTranslations("scenarioRead");
  return (
    <section
      className="relative scroll-mt-14 border border-rule-2 bg-sheet px-6 pt-15.5 pb-5 text-center max-tablet:px-4"
      id="umpire"
      aria-labelledby="gate-title"
    >
      <Seal />
      <h2 className="mt-2 mb-1" id="gate-title">
        {t("gate.title")}
      </h2>
      <p className={LOCK_WORDS}>
        {t("gate.text", { title })} {isSealed && t("gate.sealed")}
      </p>
      <GateLock {...props} />
    </section>
  );
}

/** How the seal is broken in this edition. */
async function GateLock({ id, title, edition, signedIn }: GateProps) {
  const t = await getTranslations("scenarioRead.gate");
  const common = await getTranslations("common.bar");
  if (edition === "public-only") return <p className={LOCK_WORDS}>{t("authorOnly")}</p>;
  if (edition === "open-book") {
    return (
      <form method="get" action="#umpire">
        <Promised name="whole" value="yes" />
        <GateButton>{t("open")}</GateButton>
      </form>
    );
  }
  if (!signedIn) {
    return (
      <>
        <p className={LOCK_WORDS}>{t("signIn")}</p>
        <LinkButton href={`/sign-in?next=${encodeURIComponent(`/scenarios/${id}`)}`}>
          {common("signIn")}
        </LinkButton>
      </>
    );
  }
  return (
    <form action={openAsUmpire}>
      <input type="hidden" name="id" value={id} />
      <p className={LOCK_WORDS}>{t("shownToAuthor", { title })}</p>
      <Promised name="promised" value="yes" />
      <GateButton>{t("umpires")}</GateButton>
    </form>
  );
}

const LOCK_WORDS = "mx-auto mb-3 max-w-[46ch] text-pretty text-ink-2";

async function Promised(field: { readonly name: string; readonly value: string }) {
  const t = await getTranslations("scenarioRead.gate");
  return (
    <NativeTick className="justify-center max-tablet:text-start" {...field} required>
      <span>{t("promise")}</span>
    </NativeTick>
  );
}

function GateButton({ children }: { readonly children: ReactNode }) {
  return (
    <button className={buttonLook({ className: "mt-3 max-tablet:w-full" })} type="submit">
      {children}
    </button>
  );
}

function Seal() {
  return (
    <>
      <svg
        className="absolute inset-x-0 top-0 h-11 w-full"
        viewBox="0 0 600 44"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          className="fill-inset stroke-rule-2"
          vectorEffect="non-scaling-stroke"
          d="M0 .5H600L322 38Q300 46 278 38L0 .5"
        />
      </svg>
      <svg
        className="absolute top-5 left-1/2 size-10 -translate-x-1/2 fill-none stroke-sheet"
        viewBox="0 0 40 40"
        aria-hidden="true"
      >
        <circle className="fill-brass" cx="20" cy="20" r="17" />
        <circle className="opacity-70" cx="20" cy="20" r="11" />
        <path strokeWidth="1.4" d="M13 16h14M13 19h14M13 24h14v2H13z" />
      </svg>
    </>
  );
}
