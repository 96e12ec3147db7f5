/** Drawings and photos that come with the shop; a banner takes one of them. */
export const BANNER_PICTURES = ['none', 'dog', 'bowl', 'carrot', 'fish', 'bag', 'can', 'bags'] as const
export type BannerPicture = (typeof BANNER_PICTURES)[number]

export const BANNER_TINTS = ['yellow', 'green', 'coral', 'blue', 'pink', 'violet'] as const
export type BannerTint = (typeof BANNER_TINTS)[number]

type SpanState = 'draft' | 'scheduled' | 'published' | 'over'

/** Of something that is shown from a moment to a moment; without a beginning it is a draft, without an end it stays. */
export function spanState({ from, to }: { from: Date | null; to: Date | null }, now: Date): SpanState {
  if (from === null) return 'draft'
  if (to !== null && to <= now) return 'over'
  return from > now ? 'scheduled' : 'published'
}

interface BannerWords {
  readonly heading: string
  readonly label: string
  readonly href: string
}

/** What a banner cannot be shown without. A button leads somewhere, and whatever leads somewhere has a button. */
export function missingOfBanner({ heading, label, href }: BannerWords): ('heading' | 'label' | 'href')[] {
  const missing: ('heading' | 'label' | 'href')[] = []
  if (heading.trim() === '') missing.push('heading')
  if (label.trim() === '' && href !== '') missing.push('label')
  if (label.trim() !== '' && href === '') missing.push('href')
  return missing
}

/** What somebody reads on it, a field each. */
export function wordsOfBanner({
  heading,
  body,
  label,
}: Readonly<Record<'heading' | 'body' | 'label', string>>): string[] {
  return [heading, body, label]
}
