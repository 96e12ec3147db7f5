export type ChocolateDanger = 'call_anyway' | 'mild_signs' | 'heart' | 'seizures'

/** Milligrams of methylxanthines in a gram (pet-nutrition § 6). */
export const CHOCOLATE_MG_PER_GRAM = { milk: 2, dark: 8, dark_70: 15, cocoa: 20 } as const

export type ChocolateDose = { readonly mgPerKg: number; readonly danger: ChocolateDanger }

/** Orientation only. Whatever it says, the advice is to call a vet at once and not to wait for signs. */
export function chocolateDose(weightKg: number, grams: number, mgPerGram: number): ChocolateDose {
  const mgPerKg = (grams * mgPerGram) / weightKg
  return { mgPerKg, danger: dangerOf(mgPerKg) }
}

function dangerOf(mgPerKg: number): ChocolateDanger {
  if (mgPerKg >= 60) return 'seizures'
  if (mgPerKg >= 40) return 'heart'
  return mgPerKg >= 20 ? 'mild_signs' : 'call_anyway'
}
