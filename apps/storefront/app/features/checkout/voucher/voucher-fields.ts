export const VOUCHER_FORM = 'poukaz'

/** Crowns that most people give; anything else is written. */
export const VOUCHER_FACES = [500, 1000, 1500, 2000] as const

/** What is written wins over what is ticked. Haléře; what is no number is no amount. */
export function readFace(ticked: string, written: string): number {
  const text = written.trim() === '' ? ticked : written
  // The sign of crowns may stand behind it.
  const crowns = Number(text.replaceAll(/[\s\u00a0]|k\p{L}$/giu, '').replace(',', '.'))
  return Number.isFinite(crowns) ? Math.round(crowns * 100) : Number.NaN
}
