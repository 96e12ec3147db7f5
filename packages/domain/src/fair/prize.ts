export const PRIZE_KINDS = ['product', 'coupon', 'free-shipping', 'credits', 'none'] as const
export type PrizeKind = (typeof PRIZE_KINDS)[number]

export type WheelFault =
  | 'too_few'
  | 'same_label'
  | 'unknown'
  | 'percent_missing'
  | 'ceiling_missing'
  | 'unapproved'
  | 'won_removed'
  | 'won_changed'
  | 'below_won'
  | 'below_today'

const DARK = '#17211B'
const LIGHT = '#FFFFFF'
/** Of the sRGB channels, by how bright the eye finds them. */
const BRIGHTNESS = [0.2126, 0.7152, 0.0722] as const
const WHITE_AND_DARK_READ_ALIKE = 0.18

/** The ink that can be read on a segment of this colour. */
export function inkOn(color: string): string {
  const luminance = BRIGHTNESS.reduce((sum, share, index) => {
    const channel = Number.parseInt(color.slice(1 + index * 2, 3 + index * 2), 16) / 255
    return sum + share * (channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
  }, 0)
  return luminance > WHITE_AND_DARK_READ_ALIKE ? DARK : LIGHT
}

/** What a coupon is won with where its prize says nothing; one that a release before has put on a wheel has no ceiling. */
export const wonWith = ({ validDays, maximum }: { validDays: number | null; maximum: number | null }) => ({
  validDays: validDays ?? 30,
  maximum: maximum ?? 30_000,
})
