/**
 * How many readers are answered before the process looks at what the database and writers have sent meanwhile. Fewer
 * make edits faster, but each turn has its price: with 4 the process answers half as many pages.
 */
const IN_A_TURN = 16;

const waiting: (() => void)[] = [];

/**
 * Resolves when it is a reader's turn. Node answers everything that has arrived before it looks for more, so with
 * hundreds of readers each of a writer's dozen queries would wait for all of them.
 */
export function readersTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(answerSome);
  });
}

function answerSome(): void {
  for (const answer of waiting.slice(0, IN_A_TURN)) answer();
  waiting.splice(0, IN_A_TURN);
  if (waiting.length > 0) setImmediate(answerSome);
}
