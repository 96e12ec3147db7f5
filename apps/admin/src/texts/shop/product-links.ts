import type { StaffProduct } from '@shop/contract/staff/staff-product'

export const RELATIONS: Record<StaffProduct['relations'][number]['type'], string> = {
  related: 'podobné',
  upsell: 'lepší volba',
  cross_sell: 'hodí se k tomu',
}

export const LINKS = {
  sub: 'štítky jsou ve filtrech katalogu, vazby na stránce produktu',
  tags: 'Štítky',
  addTag: 'Přidat štítek',
  newTag: 'Nový štítek',
  create: 'Založit štítek',
  taken: 'Takový štítek už je. Vyberte ho z nabídky.',
  wrong: 'Štítek musí mít jméno, nejvýš 40 znaků.',
  remove: 'Odebrat',
  relations: 'Vazby',
  product: 'Produkt',
  type: 'Druh vazby',
  reason: 'Proč, pro zákazníka',
  up: 'Výš',
  find: 'Přidat vazbu: hledat podle názvu',
  add: 'Přidat',
  none: 'Zatím bez vazeb. Stránka doplní zboží sama.',
} as const
