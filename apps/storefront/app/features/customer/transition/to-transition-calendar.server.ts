import { writeCalendar } from '#app/features/order/write-calendar.server.ts'
import { sheetTexts as texts } from '#app/texts/customer/sheets.ts'
import type { TransitionView } from './transition-view.ts'

/** One event a day for each dog; the same plan again moves them instead of adding others. */
export function toTransitionCalendar({ oldFood, newFood, dogs }: TransitionView, madeAt: string): string {
  const events = dogs.flatMap(({ dogId, name, plan }) =>
    (plan?.days ?? []).map(({ day, date, newGrams, oldGrams }) => ({
      uid: `prechod-${dogId}-${newFood.slug}-${day}@cenich`,
      madeAt,
      from: date,
      to: date,
      title: texts.eventTitle(name, newGrams, oldGrams),
      text: texts.eventText(oldFood.name, newFood.name, day),
    })),
  )
  return writeCalendar('prechod', events)
}
