import { CycleAccess, type PlanView, type SavePlanByLink } from '@shop/contract/plan/plan'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { data, redirect } from 'react-router'
import type { z } from 'zod'
import { refuseForm, textOf } from '#app/forms/refuse-form.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { now } from '#app/server/clock.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import type { Visit } from '#app/server/session.server.ts'
import { loadShopSettings } from '#app/server/shop-settings.server.ts'
import { loadPayments } from './load-panel.server.ts'
import { loadRegularChoices, loadSubstituteChoices } from './load-plan-goods.server.ts'
import { findPoints, loadWays, nearOf } from './place/find-points.server.ts'
import { LINK_FORM, SWAPPED } from './plan-panel.ts'
import { readSetting } from './read-setting.server.ts'
import { refusePlan } from './refuse-plan.server.ts'
import { readPlanAction } from './rest/read-plan-action.server.ts'

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
  const [settings, payments, substitutes, points, swap] = await Promise.all([
    loadShopSettings(),
    loadPayments(plan.payment?.code),
    loadSubstituteChoices(plan.lines),
    findPoints(visit, await loadWays(), nearOf(search)),
    loadSwap(plan, search),
  ])
  return {
    kind: 'open' as const,
    view: found.value,
    weeks: settings.regular.weeks,
    payments,
    substitutes,
    points,
    swap,
    today: toPragueDay(now()),
    isSaved: search.has('ulozeno'),
  }
}

/** What could come instead of the thing that was asked about; null when none was. */
async function loadSwap({ lines, cycle }: PlanView, search: URLSearchParams) {
  const line = lines.find(({ variantId }) => String(variantId) === search.get(SWAPPED))
  if (!line) return null
  const query = (search.get('hledat') ?? '').trim()
  const taken = (cycle?.lines ?? lines).map(({ variantId }) => variantId)
  return { line: line.variantId, query, goods: await loadRegularChoices(line, query, taken) }
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
  if (intent === 'pause' || intent === 'resume' || intent === 'restart') {
    const action = readPlanAction(values, intent)
    const changed = await attempt(request, services.changePlanByLink({ token, ...action }))
    return changed.ok ? redirect(`/l/doruceni/nastaveni/${token}`, 303) : refusePlan(LINK_FORM, changed)
  }
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
