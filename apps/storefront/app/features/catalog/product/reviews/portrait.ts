import type { ThemeKey } from '@shop/ui/stripe/stripe'
import borderCollie from './portraits/border-collie.svg'
import dachshund from './portraits/jezevcik.svg'
import schnauzer from './portraits/knirac.svg'
import labrador from './portraits/labrador.svg'
import pug from './portraits/mops.svg'
import mongrel from './portraits/vorisek.svg'

interface Portrait {
  src: string
  theme: ThemeKey
}

const BREEDS: [RegExp, Portrait][] = [
  [/jezevčík/i, { src: dachshund, theme: 'kure' }],
  [/knírač/i, { src: schnauzer, theme: 'kralik' }],
  [/labrador|retr[ií]vr/i, { src: labrador, theme: 'losos' }],
  [/mops|buldoček/i, { src: pug, theme: 'kruta' }],
  [/kolie|šeltie|ovčák/i, { src: borderCollie, theme: 'kachna' }],
]

/** The breed matches the text; whoever has no portrait is a mongrel at heart. */
export function portraitOf(dog: string | null): Portrait {
  const found = BREEDS.find(([breed]) => breed.test(dog ?? ''))
  return found ? found[1] : { src: mongrel, theme: 'jehneci' }
}
