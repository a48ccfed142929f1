/** Letters and figures that are not taken for one another when read out. */
const SIGNS = "abcdefghjkmnpqrstuvwxyz23456789";

/** A seed nobody has chosen, short enough to be read out at a tournament. */
export function newSeed(): string {
  const signs = [...crypto.getRandomValues(new Uint8Array(8))].map(
    (byte) => SIGNS[byte % SIGNS.length],
  );
  return `${signs.slice(0, 4).join("")}-${signs.slice(4).join("")}`;
}
