import type { Tint } from '@shop/ui/stripe/stripe'
import { breedTexts } from '#app/texts/catalog/breeds.ts'
import borderCollie from './portraits/border-collie.svg'
import dachshund from './portraits/jezevcik.svg'
import schnauzer from './portraits/knirac.svg'
import labrador from './portraits/labrador.svg'
import pug from './portraits/mops.svg'
import mongrel from './portraits/vorisek.svg'

interface Portrait {
  src: string
  theme: Tint
}

const BREEDS: [RegExp, Portrait][] = [
  [breedTexts.dachshund, { src: dachshund, theme: 'yellow' }],
  [breedTexts.schnauzer, { src: schnauzer, theme: 'blue' }],
  [breedTexts.labrador, { src: labrador, theme: 'coral' }],
  [breedTexts.pug, { src: pug, theme: 'pink' }],
  [breedTexts.collie, { src: borderCollie, theme: 'violet' }],
]

/** The breed matches the text; whoever has no portrait is a mongrel at heart. */
export function portraitOf(dog: string | null): Portrait {
  const found = BREEDS.find(([breed]) => breed.test(dog ?? ''))
  return found ? found[1] : { src: mongrel, theme: 'green' }
}
