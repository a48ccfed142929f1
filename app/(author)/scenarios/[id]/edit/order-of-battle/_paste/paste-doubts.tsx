import { useTranslations } from "next-intl";
import { type KeyboardEvent, useState } from "react";
import { Disclosure } from "@/app/_ui/disclosure";
import { inputLook } from "@/app/_ui/field-look";
import { SectionTitle } from "@/app/_ui/section-title";
import { Select } from "@/app/_ui/select";
import {
  type Decision,
  type DoubtGroup,
  doubtKey,
  isQuestion,
  settledElsewhere,
} from "@/lib/domain/belle-alliance/import/decisions/decision";
import type { PasteDoubt } from "@/lib/domain/belle-alliance/import/decisions/doubt";
import { type Decisions, withLine } from "./use-decisions";
import type { Source } from "./use-source";

interface PasteDoubtsProps {
  readonly decisions: Decisions;
  readonly source: Source;
}

/** Nobody reads more at once, and fields for thousands of lines would slow down the page. */
const MAX_OF_A_KIND = 100;
/** A number that can be taken in at a glance. */
const FEW = 6;

/**
 * Everything uncertain, by kind: what is to be decided, for a kind at once or one by one, and then what was only noticed;
 * lines of a text can be corrected in place.
 */
export function PasteDoubts({ decisions, source }: PasteDoubtsProps) {
  const t = useTranslations("orderOfBattle.paste");
  const { groups, open } = decisions;
  if (groups.length === 0) return null;
  return (
    <section className="mt-4">
      <SectionTitle level={3}>
        {t("doubts")}
        <span
          aria-live="polite"
          className="ms-2 font-normal font-sans text-sm [letter-spacing:0] [font-variant-caps:normal]"
        >
          {t("doubtsOpen", { count: open })}
        </span>
      </SectionTitle>
      <DoubtsOfKinds groups={groups.filter(isQuestion)} {...{ decisions, source }} />
      <Notices groups={groups.filter((group) => !isQuestion(group))} {...{ decisions, source }} />
    </section>
  );
}

interface DoubtsOfKindsProps extends PasteDoubtsProps {
  readonly groups: readonly DoubtGroup[];
}

function Notices({ groups, ...props }: DoubtsOfKindsProps) {
  const t = useTranslations("orderOfBattle.paste");
  if (groups.length === 0) return null;
  return (
    <>
      <SectionTitle level={3}>{t("notices")}</SectionTitle>
      <DoubtsOfKinds groups={groups} {...props} />
    </>
  );
}

function DoubtsOfKinds({ groups, ...props }: DoubtsOfKindsProps) {
  return groups.map((group) => (
    <DoubtsOfKind key={`${group.key} ${group.doubts.length <= FEW}`} group={group} {...props} />
  ));
}

interface DoubtsOfKindProps extends PasteDoubtsProps {
  readonly group: DoubtGroup;
}

function DoubtsOfKind({ group, decisions, source }: DoubtsOfKindProps) {
  const t = useTranslations("orderOfBattle.paste");
  const { code, doubts } = group;
  const reason = settledElsewhere(code);
  const left = doubts.length - MAX_OF_A_KIND;
  const title = useKindTitle(group);
  const open = decisions.openIn(group);
  const asks = isQuestion(group);
  return (
    <div className="border-rule border-t py-1">
      <Disclosure
        level={4}
        title={
          <>
            {title}{" "}
            {asks && (
              <span className="font-normal text-ink-3">
                {open === 0 ? t("decided") : t("openOf", { open, count: doubts.length })}
              </span>
            )}
          </>
        }
        beside={asks && doubts.length > 1 && <DecisionForAll {...{ group, decisions, title }} />}
        open={asks && doubts.length <= FEW}
      >
        {reason && <p className="hint">{t(`settled.${reason}`)}</p>}
        <ul className="max-h-80 overflow-auto">
          {doubts.slice(0, MAX_OF_A_KIND).map((doubt) => (
            <Doubt
              key={`${doubtKey(doubt)} ${doubt.text} ${doubt.params.words}`}
              {...{ doubt, group, decisions, source }}
            />
          ))}
        </ul>
        {left > 0 && <p className="text-ink-3">{t("moreDoubts", { count: left })}</p>}
      </Disclosure>
    </div>
  );
}

interface DecisionForAllProps extends Pick<DoubtsOfKindProps, "group" | "decisions"> {
  readonly title: string;
}

function DecisionForAll({ group, decisions, title }: DecisionForAllProps) {
  const t = useTranslations("orderOfBattle.paste");
  const count = group.doubts.length;
  const isBegun = decisions.openIn(group) < count;
  return (
    <DecisionChoice
      className="w-full tablet:w-64"
      label={`${title}: ${t("forAll", { count })}`}
      group={group}
      value={decisions.forAll(group)}
      placeholder={isBegun ? t("oneByOne") : t("forAllOpen", { count })}
      onChange={(decision) => decisions.decideAll(group, decision)}
    />
  );
}

/** The title of a group, with the arm if there is a group for each. */
function useKindTitle({ code, arm, doubts }: DoubtGroup): string {
  const t = useTranslations("orderOfBattle.paste");
  const arms = useTranslations("belleAlliance.arm");
  const kind = t(`kinds.${code}`, { count: doubts.length });
  return arm === null ? kind : t("kindOfArm", { kind, arm: arms(arm) });
}

interface DecisionChoiceProps {
  readonly group: DoubtGroup;
  readonly label: string;
  readonly value: Decision | null;
  readonly placeholder: string;
  readonly onChange: (decision: Decision) => void;
  readonly className: string;
}

function DecisionChoice({ group, ...choice }: DecisionChoiceProps) {
  const words = useDecisionWords();
  return (
    <Select
      {...choice}
      labelHidden
      choices={group.decisions.map((value) => ({ value, label: words(value) }))}
    />
  );
}

/** Puts a doubt into a sentence; the params of the doubt contain levels and nations as codes. */
function useDoubtWords(): (doubt: PasteDoubt) => string {
  const sentences = useTranslations("findings.doubts");
  const rules = useTranslations<string>("belleAlliance");
  return ({ code, params }) => {
    const words: Record<string, string | number> = { ...params };
    for (const group of ["level", "nation"]) {
      const value = words[group];
      if (typeof value === "string" && rules.has(`${group}.${value}`)) {
        words[group] = rules(`${group}.${value}`);
      }
    }
    return sentences(code, words);
  };
}

/** Returns the label of a decision. */
function useDecisionWords(): (decision: Decision) => string {
  const t = useTranslations<string>("orderOfBattle.paste.decision");
  const rules = useTranslations<string>("belleAlliance");
  return (decision) => {
    const [what, value] = decision.split(":");
    if (value === undefined) return t(decision);
    if (what === "calibre") return t("calibre", { pounds: Number(value) });
    if (what === "each") return t("each", { men: Number(value) });
    if (what === "valour-of-year") return t("valour-of-year", { year: value });
    return what === "divide" ? t("divide", { parts: Number(value) }) : rules(`${what}.${value}`);
  };
}

interface DoubtProps extends DoubtsOfKindProps {
  readonly doubt: PasteDoubt;
}

function Doubt({ doubt, group, decisions, source }: DoubtProps) {
  const t = useTranslations("orderOfBattle.paste");
  const sentence = useDoubtWords();
  const isText = source.file === null && doubt.line > 0;
  return (
    <li className="grid grid-cols-[2.5em_minmax(0,1fr)] items-center gap-2 border-rule border-t p-0.75 text-sm tablet:grid-cols-[2.5em_minmax(0,1fr)_minmax(0,1.1fr)_auto]">
      <span className="text-end text-ink-3 tabular-nums">{doubt.line || "–"}</span>
      {isText ? (
        <LineField doubt={doubt} source={source} />
      ) : (
        <span className="wrap-anywhere">
          {doubt.part && <span className="text-ink-3">{doubt.part}: </span>}
          {doubt.text}
        </span>
      )}
      <span className="max-tablet:col-start-2">{sentence(doubt)}</span>
      {isQuestion(group) && (
        <DecisionChoice
          className="max-tablet:col-start-2 tablet:min-w-50"
          label={t("forOne", { name: String(doubt.params.name ?? doubt.text) })}
          group={group}
          value={decisions.on(doubt, group)}
          placeholder={t("undecided")}
          onChange={(decision) => decisions.decide(doubt, decision)}
        />
      )}
    </li>
  );
}

function LineField({ doubt, source }: Pick<DoubtProps, "doubt" | "source">) {
  const t = useTranslations("orderOfBattle.paste");
  const [text, setText] = useState(doubt.text.trim());
  const correct = () => {
    if (text.trim() !== doubt.text.trim()) source.setText(withLine(source.text, doubt.line, text));
  };
  const onKeyDown = (event: KeyboardEvent) => event.key === "Enter" && correct();
  return (
    <input
      className={inputLook()}
      aria-label={t("line", { line: doubt.line })}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={correct}
      onKeyDown={onKeyDown}
    />
  );
}
