import { type Draft, produce } from "immer";

/**
 * One way to change a document: a recipe on an immer draft of it. Pure: ids, times and chance come in
 * with the input. `name` is the key of its words in the undo menu. A command on what several kinds of
 * document share serves them all.
 */
export interface Command<Document, Input> {
  readonly name: string;
  readonly run: (draft: Document, input: Input) => void;
}

/** The document after a command; parts the command did not touch stay the same objects. */
export function applyCommand<Document extends object, Input>(
  document: Document,
  command: Command<NoInfer<Document>, Input>,
  input: Input,
): Document {
  return produce(document, (draft: Draft<Document>) => {
    command.run(draft as Document, input);
  });
}
