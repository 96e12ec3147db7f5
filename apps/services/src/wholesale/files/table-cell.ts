/** A number stays a number where the format knows one. */
export type Cell = string | number | null
