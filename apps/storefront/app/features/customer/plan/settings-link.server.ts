import { CycleAccess, type SavePlanByLink } from '@shop/contract/plan/plan'
import { data, redirect } from 'react-router'
import type { z } from 'zod'
import { refuseForm, textOf } from '#app/forms/refuse-form.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import type { Visit } from '#app/server/session.server.ts'
import { loadShopSettings } from '#app/server/shop-settings.server.ts'
import { loadPayments } from './load-panel.server.ts'
import { loadSubstituteChoices } from './load-plan-goods.server.ts'
import { findPoints, loadWays, nearOf } from './place/find-points.server.ts'
import { LINK_FORM } from './plan-panel.ts'
import { readSetting } from './read-setting.server.ts'
import { refusePlan } from './refuse-plan.server.ts'

const FIELD_OF = { zip_mismatch: 'delivery.zip', address_not_found: 'delivery.street' } as const

/** The whole setting for an hour, for whoever holds the mailbox. Looking changes nothing. */
export async function loadSettingsLink(visit: Visit, token: string, search: URLSearchParams) {
  if (!CycleAccess.safeParse({ token }).success) return data({ kind: 'gone' as const }, { status: 404 })
  const found = await visit.services.planSettings({ token })
  if (!found.ok) {
    const isOver = found.code === 'link_expired'
    return data({ kind: isOver ? ('over' as const) : ('gone' as const) }, { status: isOver ? 410 : 404 })
  }
  const { plan } = found.value
  const [settings, payments, substitutes, points] = await Promise.all([
    loadShopSettings(),
    loadPayments(plan.payment?.code),
    loadSubstituteChoices(plan.lines),
    findPoints(visit, await loadWays(), nearOf(search)),
  ])
  return {
    kind: 'open' as const,
    view: found.value,
    weeks: settings.regular.weeks,
    payments,
    substitutes,
    points,
    isSaved: search.has('ulozeno'),
  }
}

export type SettingsLinkPage = Extract<
  Exclude<Awaited<ReturnType<typeof loadSettingsLink>>, { type: string }>,
  { kind: 'open' }
>

export async function actOnSettingsLink(request: Request, { services }: Visit, token: string) {
  const values = await readForm(request)
  const found = await attempt(request, services.planSettings({ token }))
  if (!found.ok) return refusePlan(LINK_FORM, found)
  const intent = textOf(values, 'intent')
  const setting = readSetting(found.value.plan, values, intent === 'address' ? 'same' : intent)
  if (!setting) return redirect(`/l/doruceni/nastaveni/${token}`, 303)
  const { addressId: _none, ...rest } = setting
  const delivery = intent === 'address' ? readDelivery(values) : null
  const saved = await attempt(request, services.savePlanByLink({ token, ...rest, delivery }))
  if (saved.ok) return redirect(`/l/doruceni/nastaveni/${token}?ulozeno`, 303)
  const { code, details } = saved
  return code === 'zip_mismatch' || code === 'address_not_found' || code === 'invalid_input'
    ? refuseForm({ name: 'adresa', values, fieldOf: FIELD_OF }, { code, details })
    : refusePlan(LINK_FORM, { code, details })
}

function readDelivery(values: FormData): z.input<typeof SavePlanByLink>['delivery'] {
  const field = (name: string) => textOf(values, `delivery.${name}`)
  return {
    firstName: field('firstName'),
    lastName: field('lastName'),
    street: field('street'),
    city: field('city'),
    zip: field('zip'),
    placeCode: Number(field('placeCode')) || null,
    asWritten: values.has('asWritten'),
  }
}
