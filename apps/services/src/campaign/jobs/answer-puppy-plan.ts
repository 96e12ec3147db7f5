import type { AskPuppyPlan } from '@shop/contract/campaign/puppy-plan'
import { formatDate, formatDayAndMonth } from '@shop/czech/format-date'
import { addDays, type LocalDate } from '@shop/domain/calendar/local-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { type PuppyLetter, puppyLetters } from '@shop/domain/dog/ration/puppy-letters'
import type { puppyPlan } from '@shop/domain/dog/ration/puppy-plan'
import { transitionPlan } from '@shop/domain/dog/ration/transition-plan'
import { PUPPY_MAILS } from '#app/campaign/emails/puppy-mails'
import { loadPuppyFood } from '#app/campaign/puppy-food'
import { puppyLink } from '#app/customer/puppy-link'
import { upsertPuppyPlan } from '#app/customer/puppy-plans.sql'
import type { CommandContext } from '#app/http/context'
import { asCommand } from '#app/jobs/job'
import { isFlooded } from '#app/mail/is-flooded'
import { queueMail } from '#app/mail/queue-mail'
import { newUid } from '#app/store/new-uid'

const MAIL = PUPPY_MAILS['puppy-plan']
const MAIL_WITH_LETTERS = PUPPY_MAILS['puppy-plan-begun']
const DIARY_WEEKS = 12
/** Of the words beside the box of the form. */
const WORDING_VERSION = 1
const ABOUT: Readonly<Record<PuppyLetter, string>> = {
  transition: 'Jak jde přechod na nové krmivo',
  weight: 'Čas na váhu a novou porci',
  three_meals: 'Tři jídla denně místo čtyř',
  two_meals: 'Dvě jídla denně místo tří',
  adult: 'Kdy přejít na krmivo pro dospělé',
}

/** The plan by age and weight, at once and once for each time it was asked; the letters after it for who ticked their box. */
export const answerPuppyPlan = asCommand<'answer-puppy-plan'>(async (context, asked) => {
  const { db, now, deps, requestId } = context
  const { email, dogName, birthDate: bornOn, adultWeight: band } = asked
  if (await isFlooded(db, { recipient: email, kind: [MAIL, MAIL_WITH_LETTERS], now })) return
  const today = toPragueDay(now)
  const { slug, name, months } = await loadPuppyFood(db, { bornOn, band }, today)
  const order = {
    object: `puppy_plan:${today}`,
    event: `asked ${requestId}`,
    to: email,
    data: {
      'puppy.subject': dogName ? `Plán krmení: ${dogName}` : 'Plán krmení pro štěně',
      'puppy.lead': leadOf(months.length > 0, name),
      'plan.months': { table: [['Věk', 'Jídel denně', 'Za den'], ...months.map(toRow)] },
      'plan.transition': { table: toTransition(today, months[0]?.grams ?? null) },
      'plan.diary': { table: toDiary(today) },
      'links.food': `${deps.config.STOREFRONT_URL}/produkt/${slug}`,
    },
  }
  const begun = asked.letters ? await beginLetters(context, asked, today) : null
  if (!begun) return queueMail(context, MAIL, order)
  const way = puppyLink(deps.config, begun.uid)
  await queueMail(context, MAIL_WITH_LETTERS, {
    ...order,
    data: { ...order.data, 'plan.letters': { table: begun.letters } },
    secrets: { 'links.stop': way, 'links.unsubscribe': way },
  })
})

type Asked = Pick<AskPuppyPlan, 'email' | 'dogName' | 'birthDate' | 'adultWeight'>

async function beginLetters(
  { db, now }: CommandContext,
  { email, dogName, birthDate, adultWeight }: Asked,
  today: LocalDate,
): Promise<{ uid: string; letters: string[][] } | null> {
  const letters = puppyLetters(adultWeight, { bornOn: birthDate, askedOn: today })
  const [next] = letters
  if (!next) return null
  const plan = await upsertPuppyPlan(db, {
    ...{ uid: newUid(), email, dogName, bornOn: birthDate, band: adultWeight },
    ...{ wordingVersion: WORDING_VERSION, next, now },
  })
  return plan && { uid: plan.uid, letters: letters.map(({ step, on }) => [formatDate(on), ABOUT[step]]) }
}

function leadOf(isPuppy: boolean, food: string | null): string {
  if (!isPuppy) return 'Podle data narození už je váš pes dospělý: stačí mu dvě jídla denně a krmivo pro dospělé psy.'
  if (food === null) return 'Tady je plán podle věku: kolikrát denně krmit a jak přejít na nové krmivo.'
  return `Tady je plán podle věku a váhy. Gramy jsou z tabulky krmiva ${food}; u jiného krmiva platí tabulka na jeho obalu.`
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
