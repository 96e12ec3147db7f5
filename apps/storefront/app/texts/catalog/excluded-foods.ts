import { nonBreaking } from '@shop/czech/non-breaking'
import { typeset } from '@shop/czech/typeset'
import type { FoodExclusion } from '@shop/domain/dog/finder/exclude-food'
import { joinAll, verdictTexts } from '#app/texts/dog-verdict.ts'

interface GroupText {
  title: string
  text?: string
}

/** „Bez koho, čeho“. */
const GENITIVES: Record<string, string> = {
  kure: 'kuřete',
  kruta: 'krůty',
  kachna: 'kachny',
  drubez: 'drůbeže',
  hovezi: 'hovězího',
  jehneci: 'jehněčího',
  veprove: 'vepřového',
  kralik: 'králíka',
  zverina: 'zvěřiny',
  ryby: 'ryb',
  losos: 'lososa',
  vejce: 'vajec',
  mleko: 'mléka',
  obiloviny: 'obilovin',
  ryze: 'rýže',
  oves: 'ovsa',
  jecmen: 'ječmene',
  psenice: 'pšenice',
  kukurice: 'kukuřice',
  lusteniny: 'luštěnin',
  hrach: 'hrachu',
  soja: 'sóji',
  brambor: 'brambor',
  batat: 'batátů',
  mekkysi: 'měkkýšů',
  kvasnice: 'kvasnic',
}

/** What leaves fat and broth in a food. */
const ANIMALS = [
  'kure',
  'kruta',
  'kachna',
  'drubez',
  'hovezi',
  'jehneci',
  'veprove',
  'kralik',
  'zverina',
  'ryby',
  'losos',
]

const AGES = { stene: 'štěňata', dospely: 'dospělé', senior: 'seniory' }
const SIZES = { mala: 'malé', velka: 'velké' }
const LIVES = { light: 'na hubnutí', sport: 'pro sportovce' }

/** Where nobody can say more. */
const PLAIN: Record<FoodExclusion, GroupText> = typeset({
  forbidden: { title: 's tím, co nesmí' },
  composition_unknown: { title: 'u kterých složení neznáme přesně', text: 'co nevíme, to nenabízíme' },
  life_stage: { title: 'pro jiný věk' },
  size: { title: 'pro menší nebo větší psy' },
  purpose: { title: 'na hubnutí nebo pro sportovce' },
  energy_unknown: { title: 'na které neumíme spočítat dávku' },
  sold_out: { title: 'zrovna vyprodaných' },
})

function wordsOf(words: Record<string, string>, marks: readonly string[]): string[] {
  return Object.keys(words).flatMap((code) => (marks.includes(code) ? [words[code] ?? ''] : []))
}

const groups: Partial<Record<FoodExclusion, (marks: readonly string[]) => GroupText | null>> = {
  forbidden: (marks) => ({
    title: verdictTexts.withAny(marks),
    ...(marks.some((code) => ANIMALS.includes(code)) ? { text: 'počítáme i tuk a vývar' } : {}),
  }),
  life_stage: (marks) => {
    const ages = wordsOf(AGES, marks)
    if (ages.length === 0) return null
    return { title: `pro ${marks.length === 1 && marks[0] === 'dospely' ? 'dospělé psy' : joinAll(ages)}` }
  },
  size: (marks) => {
    const sizes = wordsOf(SIZES, marks)
    return sizes.length === 0 ? null : { title: `pro ${joinAll(sizes, 'nebo')} psy` }
  },
  purpose: (marks) => ({ title: joinAll(wordsOf(LIVES, marks), 'nebo') }),
}

/** A group of foods that were left out: „4 s kuřetem“, „6 pro štěňata a seniory“. */
export function nameExcluded(code: FoodExclusion, marks: readonly string[]): GroupText {
  const named = marks.length > 0 ? groups[code]?.(marks) : null
  if (!named) return PLAIN[code]
  return { title: nonBreaking(named.title), ...(named.text ? { text: nonBreaking(named.text) } : {}) }
}

/** „kuřete a ryb“ */
export function inGenitive(codes: readonly string[]): string {
  return joinAll(codes.map((code) => GENITIVES[code] ?? code))
}
