import type { Tint } from '@shop/ui/stripe/stripe'
import borderCollie from '#app/features/catalog/breed/portraits/border-collie.svg'
import dachshund from '#app/features/catalog/breed/portraits/jezevcik.svg'
import schnauzer from '#app/features/catalog/breed/portraits/knirac.svg'
import labrador from '#app/features/catalog/breed/portraits/labrador.svg'
import pug from '#app/features/catalog/breed/portraits/mops.svg'
import mongrel from '#app/features/catalog/breed/portraits/vorisek.svg'
import { breedTexts } from '#app/texts/catalog/breeds.ts'

interface Portrait {
  src: string
  theme: Tint
}

const BREEDS: [RegExp, Portrait][] = [
  [breedTexts.mongrel, { src: mongrel, theme: 'green' }],
  [breedTexts.dachshund, { src: dachshund, theme: 'yellow' }],
  [breedTexts.schnauzer, { src: schnauzer, theme: 'blue' }],
  [breedTexts.labrador, { src: labrador, theme: 'coral' }],
  [breedTexts.pug, { src: pug, theme: 'pink' }],
  [breedTexts.collie, { src: borderCollie, theme: 'violet' }],
]

/** The picture of the breed a text names; null when there is none, because another breed's face would be a lie. */
export function portraitOf(dog: string | null): Portrait | null {
  return BREEDS.find(([breed]) => breed.test(dog ?? ''))?.[1] ?? null
}
