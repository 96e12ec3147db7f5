import type { BannerPicture, BannerTint } from '@shop/domain/content/banner'

export const BANNERS = {
  title: 'Úvodní strana',
  add: 'Nový banner',
  newHeading: 'Nadpis banneru',
  create: 'Založit koncept',
  none: 'Žádný banner tu není.',
  caption: 'Bannery úvodní strany',
  columns: { heading: 'Banner', state: 'Stav', from: 'Od', to: 'Do', claims: 'Tvrzení', order: 'Pořadí' },
  ordered: 'Pořadí je uložené.',
  words: 'Banner',
  hint: 'Objeví se a zmizí sám. Odkaz musí vést na živou stránku.',
  fields: {
    heading: 'Nadpis',
    body: 'Text',
    label: 'Nápis na tlačítku',
    href: 'Kam tlačítko vede',
    picture: 'Obrázek',
    tint: 'Barva',
    validTo: 'Do kdy (prázdné = bez konce)',
  },
  pictures: {
    none: 'bez obrázku',
    dog: 'pes',
    bowl: 'miska',
    carrot: 'mrkev',
    fish: 'ryba',
    bag: 'pytel granulí',
    can: 'konzerva',
    bags: 'tři pytle',
  } satisfies Record<BannerPicture, string>,
  tints: {
    yellow: 'žlutá',
    green: 'zelená',
    coral: 'korálová',
    blue: 'modrá',
    pink: 'růžová',
    violet: 'fialová',
  } satisfies Record<BannerTint, string>,
} as const

export const BANNER_COLUMNS = {
  heading: 'Nadpis',
  body: 'Text',
  label: 'Tlačítko',
  href: 'Odkaz',
  picture: 'Obrázek',
  tint: 'Barva',
  position: 'Pořadí',
  valid_from: 'Od',
  valid_to: 'Do',
} as const

export const BANNER_MISSING = {
  heading: 'nadpis',
  label: 'nápis na tlačítku',
  href: 'kam tlačítko vede',
  validTo: 'konec, který je po začátku',
} as const
