/** A body of the longest text that the contract takes, 200 000 characters: up to three bytes each, with room for what JSON escapes. */
export const LONG_TEXT_BYTES = 1024 * 1024
