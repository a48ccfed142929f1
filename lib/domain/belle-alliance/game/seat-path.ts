/** The path of a seat's page; apart from the seats, whose schemas a page need not load. */
export function pathOfSeat(key: string): string {
  return `/seat/${key}`;
}
