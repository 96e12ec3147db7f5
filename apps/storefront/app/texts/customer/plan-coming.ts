import { formatOnWeekdayDate } from '@shop/czech/format-date'
import { nonBreaking } from '@shop/czech/non-breaking'
import { pluralForm } from '@shop/czech/plural'
import { typeset } from '@shop/czech/typeset'

const MONTHS = 'Leden Únor Březen Duben Květen Červen Červenec Srpen Září Říjen Listopad Prosinec'.split(' ')
const NUMBERS = ['', 'jeden', 'dva', 'tři', 'čtyři']

/** What comes in the next months, at the end of the page of plans. */
export const comingTexts = {
  ...typeset({
    foreseen: 'odhad podle toho, jak to teď chodí',
    change: 'Upravit',
    note: 'Den a cenu každého balíku potvrdíme e-mailem tři dny předem. Měnit ho můžete ještě potom, až do konce dne před chystáním.',
  }),
  weekdays: ['po', 'út', 'st', 'čt', 'pá', 'so', 'ne'],
  heading: (count: number): string =>
    count === 1
      ? 'Příští balík'
      : `Příští ${NUMBERS[count] ?? count} ${pluralForm(count, { one: 'balík', few: 'balíky', many: 'balíku', other: 'balíků' })}`,
  month: (first: string): string => `${MONTHS[Number(first.slice(5, 7)) - 1]} ${first.slice(0, 4)}`,
  changeOf: (day: string): string => `Upravit balík ${formatOnWeekdayDate(day)}`,
  total: (price: string): string => nonBreaking(`Dohromady ${price} při dnešních cenách`),
}
