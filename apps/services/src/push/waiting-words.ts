const ROWS = [
  ['messages', 'Zprávy bez odpovědi'],
  ['applications', 'Žádosti k posouzení'],
  ['reviews', 'Recenze ke schválení'],
  ['approvals', 'Objednávky firem ke schválení'],
  ['tasks', 'Úkoly pro člověka'],
] as const

/** How much of what waits for a member; the mail and the notice of the browser say the same. */
export type Waiting = Record<(typeof ROWS)[number][0], number>

export const NOTICE_TITLE = 'V zázemí něco čeká'

/** Only what waits; a row of nothing says nothing. */
export function describeWaiting(waiting: Waiting): string[][] {
  return ROWS.flatMap(([name, words]) => (waiting[name] > 0 ? [[words, String(waiting[name])]] : []))
}
