const TOTAL_LINE =
  /^(?:sub-?|grand )?(?:total[st]?|totaux|in all|altogether|together|overall|i alt|sum|summ[ae]|razem|łącznie|ogółem|suma|gesamt|insgesamt|zusammen|en tout|(?:effective |total )?strength)(?!\p{L})/iu;
const TOTAL_BEHIND =
  /^\D*\d.*\s(?:in all|in total|altogether|i alt|razem|łącznie|ogółem|insgesamt|en tout)[.)]?$/iu;

/** Whether a line gives a sum: `Total: 19,939 men; 46 guns`, `12,000 men in all`. */
export function isTotal(content: string): boolean {
  return TOTAL_LINE.test(content) || TOTAL_BEHIND.test(content);
}
