import { tintedPath } from '@shop/contract/images'
import type { MailGood } from '#app/mail/define-mails'
import { tintOf } from '#app/mail/mail-colors'

interface Good {
  name: string
  variantName: string
  pieces: number
  amount: string
  protein: string | null
  image: { key: string; hash: string | null; width: number } | null
}

const LARGE = 480

/** A line of goods as a mail draws it; a picture too small for the head of a mail is left out. */
export function toMailGood(imagesUrl: string, { name, variantName, pieces, amount, protein, image }: Good): MailGood {
  const tint = tintOf(protein)
  const base = imagesUrl.replace(/\/+$/, '')
  const picture =
    image?.hash && image.width >= LARGE
      ? {
          small: base + tintedPath({ name: image.key, hash: image.hash }, 160, tint),
          large: base + tintedPath({ name: image.key, hash: image.hash }, LARGE, tint),
        }
      : null
  const note = [variantName, pieces > 0 ? `${pieces}\u00a0ks` : ''].filter(Boolean).join(' · ')
  return { name, note, amount, tint, picture }
}
