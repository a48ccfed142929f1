import type { BattlefieldOptions } from "@/lib/domain/bogowie-wojny/field/generator/generate";
import { generateBattlefield } from "@/lib/domain/bogowie-wojny/field/generator/generate";
import type { BwOddsQuestion } from "@/lib/domain/bogowie-wojny/odds/question";
import type { DocumentKind } from "@/lib/domain/document/document-kind";
import type { GrundlagError } from "@/lib/domain/document/error-code";
import { readJsonBytes } from "@/lib/domain/document/json-limits";
import type { Language } from "@/lib/domain/document/language";
import { loadMessages, loadPageMessages } from "@/lib/i18n/messages";
import { translatorFor } from "@/lib/i18n/translator";
import type { ValourRequest } from "@/lib/rules/belle-alliance/valour/valour-request";
import {
  readGroundSource,
  type SentGround,
} from "@/lib/usecases/belle-alliance/ground-file/ground-source";
import { readSource } from "@/lib/usecases/belle-alliance/import/read-source";
import type { SentSource } from "@/lib/usecases/belle-alliance/import/sent-source";
import { looksOver } from "@/lib/usecases/belle-alliance/rules/looks-over";
import { answerMarches } from "@/lib/usecases/belle-alliance/rules/march-answer";
import type { MarchRequest } from "@/lib/usecases/belle-alliance/rules/march-request";
import { resolveValour } from "@/lib/usecases/belle-alliance/rules/resolve-valour";
import type { SightRequest } from "@/lib/usecases/belle-alliance/rules/sight-request";
import { answerBogowieWojnyOdds } from "@/lib/usecases/bogowie-wojny/rules/answer-odds";
import { checkDocument } from "@/lib/usecases/document/check-document";

/**
 * The jobs that run in worker threads, by name: pure functions whose input can be sent to another thread. Translators
 * cannot be sent, so jobs that need one are given the language.
 */
export const JOBS = {
  /** Answered as soon as a thread has loaded its code. */
  ready: (_: null) => null,
  check: ({ kind, bytes }: { readonly kind: DocumentKind; readonly bytes: Uint8Array }) =>
    checkDocument(kind, readJsonBytes(bytes)),
  battlefield: (options: BattlefieldOptions) => generateBattlefield(options),
  bogowieWojnyOdds: ({ question, telling }: { question: BwOddsQuestion; telling: Wording }) =>
    answerBogowieWojnyOdds(question, wordsOf(telling, "bwOdds")),
  valour: ({ units, telling }: { units: readonly ValourRequest[]; telling: Wording }) =>
    resolveValour(units, wordsOf(telling, "belleAlliance")),
  sight: (request: SightRequest) => looksOver(request),
  marches: (requests: readonly MarchRequest[]) => answerMarches(requests),
  orderOfBattle: (source: SentSource) => readSource(source),
  ground: (sent: SentGround) => readGroundSource(sent),
} as const;

/** The language, and the messages to use: those for pages have non-breaking spaces. */
export interface Wording {
  readonly language: Language;
  readonly on: "page" | "wire";
}

function wordsOf({ language, on }: Wording, namespace: string) {
  const load = on === "page" ? loadPageMessages : loadMessages;
  return translatorFor(language, namespace, load(language));
}

export type Job = keyof typeof JOBS;
export type InputOf<Name extends Job> = Parameters<(typeof JOBS)[Name]>[0];
export type OutputOf<Name extends Job> = Awaited<ReturnType<(typeof JOBS)[Name]>>;

/** A job as it is sent to a worker. */
export interface JobSent<Name extends Job = Job> {
  readonly job: Name;
  readonly input: InputOf<Name>;
}

/** A worker's answer; errors are sent as plain objects, since they lose their class on the way. */
export type JobDone<Output> =
  | { readonly ok: true; readonly output: Output }
  | {
      readonly ok: false;
      readonly refusal: Pick<GrundlagError, "code" | "message" | "issues" | "extra">;
    };
