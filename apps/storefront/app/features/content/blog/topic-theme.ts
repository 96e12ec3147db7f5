import bowl from '@shop/ui/assets/bowl.svg'
import carrot from '@shop/ui/assets/carrot.svg'
import dog from '@shop/ui/assets/dog.svg'
import darkDog from '@shop/ui/assets/dog-dark.svg'
import whiteDog from '@shop/ui/assets/dog-white.svg'
import fish from '@shop/ui/assets/fish.svg'
import type { Tint } from '@shop/ui/stripe/stripe'

interface Art {
  src: string
  width: number
  height: number
  /** A dog peeks in from below; things lie whole. */
  isDog: boolean
}

const THEMES: Record<string, Tint> = {
  vyziva: 'yellow',
  stenata: 'pink',
  slozeni: 'coral',
  zdravi: 'green',
  'zivot-se-psem': 'blue',
  'z-dilny': 'lime',
}

const thing = (src: string): Art => ({ src, width: 600, height: 420, isDog: false })
const animal = (src: string): Art => ({ src, width: 660, height: 640, isDog: true })

const ARTS: Record<string, Art> = {
  'scene-kibble': thing(bowl),
  'scene-ingredients': thing(carrot),
  'scene-delivery': thing(bowl),
  'scene-wholesale': thing(fish),
  'dog-kolie': animal(darkDog),
  'dog-knirac': animal(darkDog),
  'dog-vorisek': animal(whiteDog),
  'dog-mops': animal(whiteDog),
}

/** A topic has one colour everywhere; a new topic gets one by its name. */
export function topicTheme(slug: string): Tint {
  return THEMES[slug] ?? 'blue'
}

export function coverArt(key: string | null): Art {
  return ARTS[key ?? ''] ?? animal(dog)
}
