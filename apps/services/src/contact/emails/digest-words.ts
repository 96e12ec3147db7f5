import type { Digest } from '#app/contact/digest.sql'

const ROWS = [
  ['messages', 'Zprávy bez odpovědi'],
  ['applications', 'Žádosti k posouzení'],
  ['reviews', 'Recenze ke schválení'],
  ['approvals', 'Objednávky firem ke schválení'],
  ['tasks', 'Úkoly pro člověka'],
] as const

/** Only what waits; a row of nothing says nothing. */
export function describeDigest(digest: Digest): string[][] {
  return ROWS.flatMap(([name, words]) => (digest[name] > 0 ? [[words, String(digest[name])]] : []))
}
