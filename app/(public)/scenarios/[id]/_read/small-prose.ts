/** Classes added to `prose` for the text of a brief: the sans-serif type of the interface. */
export const SMALL_PROSE = "font-sans text-base leading-normal";
