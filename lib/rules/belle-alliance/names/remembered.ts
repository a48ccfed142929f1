/** More answers than a large battle asks for are not kept. */
const MOST = 5_000;

/** A pure function of a text that keeps its answers: an order of battle asks again and again about one brigade. */
export function remembered<Answer>(work: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const answer = known.get(text);
    if (answer !== undefined) return answer;
    if (known.size >= MOST) known.clear();
    const fresh = work(text);
    known.set(text, fresh);
    return fresh;
  };
}
