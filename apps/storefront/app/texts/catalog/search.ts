import { formatNumber } from '@shop/czech/format-number'
import { pluralForm } from '@shop/czech/plural'
import { typeset } from '@shop/czech/typeset'

export const searchTexts = {
  ...typeset({
    suggestions: 'Návrhy',
    searching: 'Ještě čenicháme…',
    suggestFailed: 'Návrhy teď nejdou načíst. Hledejte klávesou Enter.',
    showAll: 'Zobrazit všechny výsledky',
    groups: {
      answers: 'Odpověď',
      breeds: 'Plemeno',
      products: 'Produkty',
      categories: 'Kategorie',
      articles: 'Články',
      questions: 'Časté dotazy',
    },
    title: 'Hledání | Čenich',
    description: 'Hledání v krmivech, pamlscích, článcích a častých dotazech obchodu Čenich.',
    heading: 'Hledání',
    tooShort: 'Napište aspoň dva znaky.',
    noResultsHint: 'Zkuste jiné slovo, druh masa nebo to, co pes potřebuje, třeba „citlivé bříško“.',
    didYouMean: 'Nehledáte',
    questionMark: '?',
    relaxed: 'Všechna slova najednou nesedí na nic. Tohle odpovídá aspoň zčásti.',
    nearestHeading: 'Tohle je nejblíž',
    otherDog: 'Můj pes je jiný',
    mongrel: 'Každý jiný',
    breedSizes: {
      toy: 'Trpasličí pes',
      small: 'Malý pes',
      medium: 'Středně velký pes',
      large: 'Velký pes',
      giant: 'Obří pes',
    },
    helpHeading: 'Zkusme to jinak',
    examples: ['granule bez kuřete', 'citlivé bříško', 'pamlsky na výcvik', 'losos', 'štěně'],
    browse: 'Nebo projděte nabídku',
    ask: 'Zeptat se poradny',
    away: 'Produkty teď prohledat neumíme. Zkuste to prosím za chvíli.',
  }),
  excluded: (names: string[]) => `Ukazujeme jen to, co podle složení jistě neobsahuje: ${names.join(', ')}.`,
  resultsTitle: (query: string) => `${query}: výsledky hledání | Čenich`,
  noResults: (query: string) => `„${query}“ nevedeme.`,
  absent: (query: string) => `„${query.charAt(0).toLocaleUpperCase('cs')}${query.slice(1)}“ nevedeme`,
  nearest: (nearest: string, rest: string | null) =>
    `Nejblíž ${/^(granule|konzervy|vegetari)/.test(nearest) ? 'jsou' : 'je'} ${nearest}${rest && /^(s|se|z|ze|bez) /.test(rest) ? `, nebo cokoli ${rest}` : ''}.`,
  youSearch: (query: string) => `Hledáte „${query}“`,
  weight: (from: number, to: number) => `${formatNumber(from)}\u2060–\u2060${formatNumber(to)}\u00a0kg`,
  breedGoods: (count: number) =>
    `Máme pro něj ${formatNumber(count)}\u00a0${pluralForm(count, { one: 'věc', few: 'věci', many: 'věci', other: 'věcí' })} do misky.`,
  resultsOver: (count: number, query: string) => `Více než ${formatNumber(count)}\u00a0výsledků pro „${query}“`,
  results: (count: number, query: string) =>
    `${formatNumber(count)}\u00a0${pluralForm(count, { one: 'výsledek', few: 'výsledky', many: 'výsledku', other: 'výsledků' })} pro „${query}“`,
  found: (count: number) =>
    count === 0
      ? 'Nic jsme nevyčenichali.'
      : `${formatNumber(count)}\u00a0${pluralForm(count, { one: 'návrh', few: 'návrhy', many: 'návrhu', other: 'návrhů' })}`,
}
