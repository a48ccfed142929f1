import { type Draft, produce } from "immer";

/**
 * One way to change a document: an immer recipe. Pure: ids, times and random numbers come with the input. `name` is
 * the message key for the undo menu. A command on fields that several kinds of document share works on all of them.
 */
export interface Command<Document, Input> {
  readonly name: string;
  readonly run: (draft: Document, input: Input) => void;
}

/** The document after a command; parts the command did not change keep their object identity. */
export function applyCommand<Document extends object, Input>(
  document: Document,
  command: Command<NoInfer<Document>, Input>,
  input: Input,
): Document {
  return produce(document, (draft: Draft<Document>) => {
    command.run(draft as Document, input);
  });
}
