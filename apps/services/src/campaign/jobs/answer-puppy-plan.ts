import { formatDayAndMonth } from '@shop/czech/format-date'
import { addDays, type LocalDate } from '@shop/domain/calendar/local-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { ADULT_BANDS, type AdultBand, puppyPlan } from '@shop/domain/dog/ration/puppy-plan'
import { transitionPlan } from '@shop/domain/dog/ration/transition-plan'
import { PUPPY_MAILS } from '#app/campaign/emails/puppy-mails'
import { selectPuppyGuide } from '#app/campaign/puppy-guide.sql'
import { asCommand } from '#app/jobs/job'
import { isFlooded } from '#app/mail/is-flooded'
import { queueMail } from '#app/mail/queue-mail'

const MAIL = PUPPY_MAILS['puppy-plan']
const DIARY_WEEKS = 12

/** The plan by age and weight, at once and once for each time it was asked. */
export const answerPuppyPlan = asCommand<'answer-puppy-plan'>(async (context, asked) => {
  const { db, now, deps, requestId } = context
  const { email, dogName, birthDate, adultWeight } = asked
  if (await isFlooded(db, { recipient: email, kind: [MAIL], now })) return
  const today = toPragueDay(now)
  const slug = foodFor(adultWeight)
  const food = await selectPuppyGuide(db, slug)
  const plan = puppyPlan(food?.guide ?? null, adultWeight, { bornOn: birthDate, today })
  await queueMail(context, MAIL, {
    object: `puppy_plan:${today}`,
    event: `asked ${requestId}`,
    to: email,
    data: {
      'puppy.subject': dogName ? `Plán krmení: ${dogName}` : 'Plán krmení pro štěně',
      'puppy.lead': leadOf(plan.length > 0, food?.name ?? null),
      'plan.months': { table: [['Věk', 'Jídel denně', 'Za den'], ...plan.map(toRow)] },
      'plan.transition': { table: toTransition(today, plan[0]?.grams ?? null) },
      'plan.diary': { table: toDiary(today) },
      'links.food': `${deps.config.STOREFRONT_URL}/produkt/${slug}`,
    },
  })
})

function leadOf(isPuppy: boolean, food: string | null): string {
  if (!isPuppy) return 'Podle data narození už je váš pes dospělý: stačí mu dvě jídla denně a krmivo pro dospělé psy.'
  if (food === null) return 'Tady je plán podle věku: kolikrát denně krmit a jak přejít na nové krmivo.'
  return `Tady je plán podle věku a váhy. Gramy jsou z tabulky krmiva ${food}; u jiného krmiva platí tabulka na jeho obalu.`
}

/** Small, middle and large breeds have foods of their own. */
function foodFor(band: AdultBand): string {
  const [, to] = ADULT_BANDS[band] ?? [0, 25]
  if (to <= 10) return 'granule-stene-mini-kure-s-ovsem'
  return to <= 25 ? 'granule-stene-kure-s-ryzi' : 'granule-stene-maxi-jehneci-s-ryzi'
}

function toRow({ months, meals, grams }: ReturnType<typeof puppyPlan>[number]): string[] {
  return [`${months}. měsíc`, `${meals}×`, grams ? `${grams[0]}–${grams[1]} g` : 'podle obalu']
}

function toTransition(today: LocalDate, grams: readonly [number, number] | null): string[][] {
  const ration = grams ? Math.round((grams[0] + grams[1]) / 2) : 100
  const plan = transitionPlan({ oldGrams: ration, newGrams: ration }, today)
  if (!plan.ok) return []
  const unit = grams ? 'g' : '%'
  return plan.value.days.map(({ day, newGrams, oldGrams }) => [
    `${day}. den`,
    `${oldGrams} ${unit} dosavadního`,
    `${newGrams} ${unit} nového`,
  ])
}

function toDiary(today: LocalDate): string[][] {
  const weeks = Array.from({ length: DIARY_WEEKS }, (_, week) => addDays(today, week * 7))
  return weeks.map((day) => [formatDayAndMonth(day), '________ kg'])
}
