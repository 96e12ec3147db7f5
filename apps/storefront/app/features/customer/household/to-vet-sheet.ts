import type { SheetDocument } from '@shop/contract/sheet'
import { formatPhone } from '@shop/czech/format-contact'
import { formatDate } from '@shop/czech/format-date'
import { formatWeight } from '@shop/czech/format-number'
import { formatChipNumber } from '@shop/domain/dog/chip-number'
import { describeDog } from '#app/features/customer/dogs/describe-dog.ts'
import { placeWeights } from '#app/features/customer/dogs/weight-chart.ts'
import { accountTexts } from '#app/texts/customer/account.ts'
import { accountDogTexts } from '#app/texts/customer/account-dogs.ts'
import { householdTexts } from '#app/texts/customer/household.ts'
import { sheetTexts } from '#app/texts/customer/sheets.ts'
import { dogTexts } from '#app/texts/dog.ts'
import type { FedDog } from './household-view.ts'

const { vet: texts } = sheetTexts
const WIDTH = 480
const HEIGHT = 140
// One page: the newest entries, the whole curve above them.
const SHOWN_WEIGHTS = 12

/** What a vet asks an owner about, on one page. */
export function toVetSheet(dog: FedDog, today: string): SheetDocument {
  return {
    title: sheetTexts.vetHeading(dog.name),
    lead: `${describeDog(dog, today)}. ${formatDate(today)}. ${texts.lead}`,
    facts: factsOf(dog),
    sections: [foodOf(dog), diaryOf(dog)],
    foot: sheetTexts.foot,
  }
}

function factsOf(dog: FedDog): SheetDocument['facts'] {
  const { age, sex, neutered, condition, underTreatment, sensitiveDigestion } = dog
  const vet = [dog.vetName, dog.vetPhone && formatPhone(dog.vetPhone), dog.vetEmail].filter(Boolean).join(', ')
  const facts: [string, string | null][] = [
    [texts.chip, dog.chipNumber && formatChipNumber(dog.chipNumber)],
    [texts.breed, dog.breed || null],
    [texts.born, age.kind === 'born' ? formatDate(age.on) : null],
    [texts.sex, sex && (sex === 'female' ? accountDogTexts.female : accountDogTexts.male)],
    [texts.neutered, neutered === null ? null : neutered ? accountTexts.yes : accountTexts.no],
    [texts.condition, condition === null ? null : sheetTexts.condition(condition)],
    [texts.allergies, dog.allergies.length > 0 ? dog.allergies.map(dogTexts.allergen).join(', ') : texts.none],
    [texts.digestion, sensitiveDigestion ? accountTexts.yes : null],
    [texts.treatment, underTreatment ? accountTexts.yes : null],
    [texts.vet, vet || null],
    [texts.note, dog.note.slice(0, 400) || null],
  ]
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

function foodOf(dog: FedDog): SheetDocument['sections'][number] {
  const rows = dog.bowl.map(({ food, gramsPerDay }) => [food.name, householdTexts.grams(gramsPerDay)])
  return {
    heading: texts.food,
    text: rows.length > 0 ? [] : [texts.noFood],
    table: {
      columns: [
        { label: texts.share, align: 'start' },
        { label: texts.grams, align: 'end' },
      ],
      rows,
    },
    chart: null,
  }
}

function diaryOf({ weights }: FedDog): SheetDocument['sections'][number] {
  const first = weights[0]
  const last = weights.at(-1)
  const all = weights.map(({ grams }) => grams)
  const rows = weights.map(({ measuredOn, grams }, index) => {
    const change = grams - (weights[index - 1]?.grams ?? grams)
    return [
      formatDate(measuredOn),
      formatWeight(grams),
      change === 0 ? '–' : `${change > 0 ? '+' : ''}${formatWeight(change)}`,
    ]
  })
  return {
    heading: texts.diary,
    text: rows.length > 0 ? [] : [texts.noDiary],
    table: {
      columns: [
        { label: texts.day, align: 'start' },
        { label: texts.diary, align: 'end' },
        { label: texts.change, align: 'end' },
      ],
      rows: rows.toReversed().slice(0, SHOWN_WEIGHTS),
    },
    chart:
      first && last && weights.length > 1
        ? {
            caption: sheetTexts.chartCaption(first.measuredOn, last.measuredOn, Math.min(...all), Math.max(...all)),
            width: WIDTH,
            height: HEIGHT,
            points: placeWeights(weights.slice(-400), WIDTH, HEIGHT).map(({ x, y }) => ({ x, y })),
          }
        : null,
  }
}
