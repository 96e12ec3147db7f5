/** What the database takes for a parameter: text that it casts itself, or null. */
export type Value = string | null
