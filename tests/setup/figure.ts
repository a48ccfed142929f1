/** The value of a sample, such as `name{label="value"}`, in Prometheus' text format; null if it is absent. */
export function figureIn(text: string, sample: string): number | null {
  const line = text.split("\n").find((each) => each.startsWith(`${sample} `));
  return line ? Number(line.slice(sample.length + 1)) : null;
}
