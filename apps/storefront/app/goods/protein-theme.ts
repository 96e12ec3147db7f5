import { THEME_KEYS, type ThemeKey } from '@shop/ui/stripe/stripe'

/** Colours are named in full, codes of the catalogue are short. */
export function toTheme(protein: string | null | undefined): ThemeKey | null {
  const key = protein === 'vege' ? 'vegetarianske' : protein
  return THEME_KEYS.find((theme) => theme === key) ?? null
}
