import type { AttributeType } from '@shop/contract/catalog/attribute'
import { pluralForm } from '@shop/czech/plural'

export const ATTRIBUTE_TYPE_NAMES: Readonly<Record<AttributeType, string>> = {
  option: 'výběr z hodnot',
  boolean: 'ano nebo ne',
  number: 'číslo',
  text: 'slova',
}

export const ATTRIBUTES = {
  title: 'Vlastnosti a filtry',
  sentence:
    'Čím se zboží liší kromě masa, věku a velikosti psa. Vlastnost s výběrem hodnot nebo s odpovědí ano může být filtrem katalogu.',
  back: 'Produkty',
  add: 'Nová vlastnost',
  list: 'Vlastnosti zboží',
  none: 'Zatím žádná vlastnost.',
  columns: { name: 'Vlastnost', type: 'Druh', values: 'Hodnoty', facet: 'Katalog', products: 'Zboží' },
  facet: 'filtr',
  fact: 'jen na stránce zboží',
  derived: 'píše se z etikety',
  change: 'Upravit',
  changeOf: (name: string) => `Upravit vlastnost ${name}`,
  name: 'Název',
  type: 'Druh, potom už nejde změnit',
  unit: 'Jednotka, třeba mm',
  isFacet: 'Filtrovat podle ní v katalogu',
  options: 'Hodnoty v pořadí, v jakém je filtr nabídne',
  option: (place: number) => `Hodnota ${place}`,
  addOption: 'Přidat hodnotu',
  up: (name: string) => `Posunout výš: ${name}`,
  removeOption: (name: string) => `Odebrat hodnotu ${name}`,
  used: (count: number) =>
    `u ${count} ${pluralForm(count, { one: 'produktu', few: 'produktů', many: 'produktu', other: 'produktů' })}`,
  reason: 'Důvod změny',
  save: 'Uložit',
  remove: 'Odebrat vlastnost',
  saved: (name: string) => `Vlastnost ${name} je uložená. Katalog se řídí podle ní hned.`,
  removed: (name: string) => `Vlastnost ${name} je pryč.`,
  history: 'Historie',
  fields: { name: 'Název', unit: 'Jednotka', is_facet: 'Filtr katalogu', position: 'Pořadí' },
  refused: 'Uložit to nejde. Zkontrolujte název a hodnoty.',
  refusals: {
    name_taken: 'Taková vlastnost už je.',
    choice_used: 'Tuhle hodnotu má nějaké zboží. Nejdřív mu ji odeberte.',
    choice_unknown: 'Některá hodnota mezitím zmizela. Otevřete vlastnost znovu.',
    version_conflict: 'Někdo byl rychlejší. Otevřete vlastnost znovu a zkuste to ještě jednou.',
    invalid_input: 'Vyplňte název a u výběru aspoň jednu hodnotu, každou jen jednou.',
    forbidden: 'Na tohle nemáte oprávnění.',
  } as Readonly<Record<string, string>>,
  section: 'Vlastnosti',
  sectionSentence: 'na stránce produktu a ve filtrech katalogu',
  sectionNone: 'Obchod zatím žádné vlastnosti nemá.',
  edit: 'Upravit seznam vlastností',
  unsaid: 'neuvedeno',
  yes: 'ano',
  no: 'ne',
} as const
