import type { SheetDocument, SheetSection } from '@shop/contract/sheet'
import { formatShortWeekdayDate } from '@shop/czech/format-date'
import { sheetTexts } from '#app/texts/customer/sheets.ts'
import { dogTexts } from '#app/texts/dog.ts'
import { type DogTransition, missingOldFood, type TransitionView } from './transition-view.ts'

const { plan: texts } = sheetTexts

/** The plan as a page and as a PDF: one section for each dog. */
export function toTransitionSheet(view: TransitionView): SheetDocument {
  const missing = missingOldFood(view)
  return {
    title: sheetTexts.planHeading,
    lead: sheetTexts.planLead(view.oldFood.name, view.newFood.name),
    facts: [],
    sections: view.dogs.map((dog) => sectionOf(dog, missing && sheetTexts.oldShort(missing.left, missing.needed))),
    foot: `${texts.stop} ${sheetTexts.foot}`,
  }
}

function sectionOf({ name, forbidden, isSensitive, plan }: DogTransition, warning: string | null): SheetSection {
  if (!plan) {
    const reason = forbidden.length > 0 ? sheetTexts.mustNot(name, forbidden.map(dogTexts.allergen)) : texts.noDog
    return { heading: name, text: [reason], table: null, chart: null }
  }
  return {
    heading: sheetTexts.planOf(name, plan.days.length),
    text: [
      ...(isSensitive ? [texts.sensitive] : []),
      sheetTexts.planTotals(plan.newGrams, plan.oldGrams),
      ...(warning ? [warning] : []),
    ],
    chart: null,
    table: {
      columns: [
        { label: texts.day, align: 'start' },
        { label: texts.date, align: 'start' },
        { label: texts.percent, align: 'end' },
        { label: texts.fresh, align: 'end' },
        { label: texts.old, align: 'end' },
      ],
      rows: plan.days.map(({ day, date, newPercent, newGrams, oldGrams }) => [
        sheetTexts.dayNumber(day),
        formatShortWeekdayDate(date),
        sheetTexts.percent(newPercent),
        sheetTexts.grams(newGrams),
        sheetTexts.grams(oldGrams),
      ]),
    },
  }
}
