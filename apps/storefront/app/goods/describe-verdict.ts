import { formatPrice } from '@shop/czech/format-price'
import type { FoodVerdict, HouseholdVerdict } from '@shop/domain/dog/food/food-verdict'
import { roundToStep } from '@shop/domain/money/round'
import type { IconName } from '@shop/ui/icon/icon-names'
import type { KeptDog } from '#app/state/parse-dogs.ts'
import { dogTexts } from '#app/texts/dog.ts'
import { verdictTexts } from '#app/texts/dog-verdict.ts'

/** Always an icon, a sentence and a colour: none of them alone is enough for everybody. */
export interface SaidVerdict {
  tone: 'ok' | 'no' | 'unsure' | 'mid'
  icon: IconName
  text: string
  /** Days and the price of a day; only of what feeds a dog for a day at least. */
  figures: string | null
}

/** What the strictest dog of a household says; when it suits them all, they say it together. */
export function describeVerdict(verdict: HouseholdVerdict, dogs: readonly KeptDog[], parts = ''): SaidVerdict | null {
  const [first] = verdict.dogs
  if (!first) return null
  const nameOf = (id: string) => dogs.find((kept) => kept.id === id)?.name || dogTexts.yourDog
  const said = sayVerdict(first.verdict, nameOf(first.dogId), parts)
  if (first.verdict.kind !== 'fine') return said
  const names = verdict.dogs.map(({ dogId }) => nameOf(dogId))
  return { ...said, text: verdictTexts.may(names), figures: verdict.runway ? toFigures(verdict.runway) : null }
}

/** One dog alone, as the page of a product says it of each. */
export function sayVerdict(verdict: FoodVerdict, name: string, parts = ''): SaidVerdict {
  const said = { figures: null }
  switch (verdict.kind) {
    case 'forbidden': {
      const text = `${verdictTexts.mustNot(name, verdict.allergens)} – ${verdictTexts.isHere(verdict.allergens, parts)}`
      return { ...said, tone: 'no', icon: 'alert', text }
    }
    case 'unsure':
      return {
        ...said,
        tone: 'unsure',
        icon: 'alert',
        text: `${verdictTexts.mustNot(name, verdict.allergens)} – ${verdictTexts.notSure}`,
      }
    case 'no_ration':
      return { ...said, tone: 'mid', icon: 'info', text: dogTexts.refusals[verdict.because] }
    case 'mismatch':
      return { ...said, tone: 'mid', icon: 'info', text: verdictTexts.mayBut(name, verdict.mismatch) }
    case 'topping':
      return { ...said, tone: 'ok', icon: 'check', text: verdictTexts.onTop(name) }
    case 'fine':
      return { ...said, tone: 'ok', icon: 'check', text: verdictTexts.may([name]) }
  }
}

export function toFigures({ days, halerePerDay }: { days: number; halerePerDay: number }): string {
  return dogTexts.perDay(days, formatPrice(roundToStep(halerePerDay, 100)))
}
