export const CASE_FORM = 'podani'

/** What was written on the page before: of a refused form, or of the first step. */
export type WrittenValues = Readonly<Record<string, string>>
