/** What a brief's text adds to the look of prose: the desk's own type. */
export const SMALL_PROSE = "font-sans text-base leading-normal";
