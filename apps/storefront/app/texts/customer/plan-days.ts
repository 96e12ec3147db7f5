import { formatOnWeekdayDate } from '@shop/czech/format-date'
import { planTexts } from './plan.ts'

interface WhyDay {
  dueOn: string
  deliveryTo: string
  /** The rhythm of the line that is due first. */
  intervalDays: number
  isByBowl: boolean
  deliveredOn: string | null
  /** The first day without a full ration, where the bowl is known. */
  emptyOn: string | null
}

/** Why the parcel comes on that day: one sentence about the rhythm, and one when the calendar has moved it. */
export function whyThatDay({ dueOn, deliveryTo, intervalDays, isByBowl, deliveredOn, emptyOn }: WhyDay): string {
  return [rhythm({ intervalDays, isByBowl, deliveredOn, emptyOn }), moved(dueOn, deliveryTo)].filter(Boolean).join(' ')
}

type Rhythm = Pick<WhyDay, 'intervalDays' | 'isByBowl' | 'deliveredOn' | 'emptyOn'>

function rhythm({ intervalDays, isByBowl, deliveredOn, emptyOn }: Rhythm): string {
  if (isByBowl && emptyOn !== null) {
    return `Podle misky dojde krmivo asi ${sentence(formatOnWeekdayDate(emptyOn))} Balík přijede pár dní předtím.`
  }
  if (isByBowl) return 'Den hlídáme podle misky, ať balík přijede dřív, než krmivo dojde.'
  const every = planTexts.everyDays(intervalDays)
  const capital = every.charAt(0).toUpperCase() + every.slice(1)
  return deliveredOn === null
    ? `${capital}.`
    : `${capital}, naposledy dorazil ${sentence(formatOnWeekdayDate(deliveredOn))}`
}

function moved(dueOn: string, deliveryTo: string): string {
  if (deliveryTo < dueOn) {
    return `Termín vychází na ${day(dueOn)}, to nedoručujeme, proto balík přijede o kousek dřív.`
  }
  return deliveryTo > dueOn ? 'Dřív to kvůli upozornění tři dny předem nejde.' : ''
}

function day(date: string): string {
  return formatOnWeekdayDate(date).replace(/^ve?\u00a0/, '')
}

/** A date ends with the dot that ends the sentence. */
function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`
}
