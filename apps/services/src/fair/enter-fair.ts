import type { EnterFair, FairRation } from '@shop/contract/fair'
import { formatPrice } from '@shop/czech/format-price'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { dogOf } from '@shop/domain/dog/dog'
import { rationOf } from '@shop/domain/dog/ration/ration'
import { ok, refuse } from '@shop/domain/result'
import { FAIR_MAILS } from '#app/fair/emails/fair-mails'
import { selectOfferedFood } from '#app/fair/fair-prizes.sql'
import { insertEntry, selectEntryOf, selectSpin } from '#app/fair/fairs.sql'
import { fairOfSession } from '#app/fair/open-fair'
import { signKey } from '#app/fair/signed-key'
import type { Context } from '#app/http/context'
import { limitSubject } from '#app/http/limits'
import { queueMail } from '#app/mail/queue-mail'
import { askToConfirm } from '#app/newsletter/subscribe'

const FOOD = 'granule-kure-s-hnedou-ryzi'
const GRAMS_PER_KILOGRAM = 1000

// A visitor takes half a minute; what waited in the tablet during an outage comes at once.
const ofOneTablet = { action: 'fair_tablet', max: 240, windowSeconds: 60 * 60 }

/** Whoever has taken the key of a tablet elsewhere gets no further with it than the tablet would. */
export async function limitTablet({ deps, now }: Context, { session }: EnterFair): Promise<undefined> {
  await limitSubject(deps, ofOneTablet, session, now)
}

/** The same visitor twice, because the tablet was offline or somebody came again, is one entry with one ticket. */
export async function enterFair(context: Context, input: EnterFair) {
  const { session, acceptsRules: _accepted, ...form } = input
  const { db, now, deps } = context
  const fair = await fairOfSession(context, session)
  if (!fair.ok) return fair
  const isNew = await insertEntry(db, { ...form, fairId: fair.value.id, now })
  const entry = await selectEntryOf(db, fair.value.id, form.email, form.clientKey)
  if (!entry) return refuse('fair_closed')
  if (entry.clientKey !== form.clientKey && (await selectSpin(db, entry.id))) return refuse('fair_email_used')
  const ration = await countRation(context, entry.dogWeightGrams)
  if (isNew) await follow(context, { ...form, entryId: entry.id, ration })
  return ok({ ticket: signKey(deps.config.AUTH_SECRET, 'fair ticket', String(entry.id)), ration })
}

/** For a healthy grown dog of this weight; null without a weight or when the food is not sold now. */
export async function countRation({ db, now }: Context, weightGrams: number | null): Promise<FairRation | null> {
  const food = weightGrams ? await selectOfferedFood(db, FOOD) : null
  if (!food || !weightGrams) return null
  const dog = dogOf({ weightKg: weightGrams / GRAMS_PER_KILOGRAM })
  const ration = rationOf(dog, food.kcalPer100g, toPragueTime(now).date)
  if (!ration.ok) return null
  const { gramsPerDay } = ration.value
  const pricePerDay = Math.round((gramsPerDay * food.pricePerKilogram) / GRAMS_PER_KILOGRAM)
  return { gramsPerDay, pricePerDay, productName: food.name, slug: food.slug }
}

interface Entered {
  entryId: number
  email: string
  wantsNewsletter: boolean
  ration: FairRation | null
}

async function follow(context: Context, { entryId, email, wantsNewsletter, ration }: Entered): Promise<void> {
  const { deps } = context
  if (wantsNewsletter) await askToConfirm(context, { email, topics: [], source: 'fair' })
  if (!ration) return
  await queueMail(context, FAIR_MAILS['fair-ration'], {
    object: `fair_entry:${entryId}`,
    event: 'ration',
    to: email,
    data: {
      'ration.grams': `${ration.gramsPerDay} g`,
      'ration.price': formatPrice(ration.pricePerDay),
      'product.name': ration.productName,
      'links.product': `${deps.config.STOREFRONT_URL}/produkt/${ration.slug}`,
      'links.calculator': `${deps.config.STOREFRONT_URL}/kalkulacka`,
    },
  })
}
