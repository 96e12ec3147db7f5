/** More than these lie here or not, nobody outside needs to know. */
export const MOST_SHOWN = 100
