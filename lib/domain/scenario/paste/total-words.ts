const TOTAL_LINE =
  /^(?:sub-?|grand )?(?:totalt?|totaux|i alt|sum|summ[ae]|razem|łącznie|ogółem|suma|gesamt|insgesamt|zusammen)(?!\p{L})/iu;

/** Whether a line gives a sum: `Total: 19,939 men; 46 guns`. */
export function isTotal(content: string): boolean {
  return TOTAL_LINE.test(content);
}
