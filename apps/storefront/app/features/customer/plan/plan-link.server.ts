import { CycleAccess, ExplainEnd, type PlanLinkView } from '@shop/contract/plan/plan'
import { data, redirect } from 'react-router'
import { toQrPath } from '#app/features/order/to-qr-path.server.ts'
import { textOf } from '#app/forms/refuse-form.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import type { Visit } from '#app/server/session.server.ts'
import { loadOnceChoices } from './load-plan-goods.server.ts'
import { LINK_FORM, readPanel } from './plan-panel.ts'
import { CYCLE_DONE, readCycleAction } from './read-cycle-action.server.ts'
import { refusePlan } from './refuse-plan.server.ts'

/** What the address opens. Looking changes nothing: machines that read mails open every link in them. */
export async function loadPlanLink(visit: Visit, token: string, search: URLSearchParams) {
  if (!CycleAccess.safeParse({ token }).success) return data({ kind: 'gone' as const }, { status: 404 })
  const found = await visit.services.planLink({ token })
  if (!found.ok) {
    return found.code === 'link_expired'
      ? data({ kind: 'over' as const, isRenewed: search.has('poslano') }, { status: 410 })
      : data({ kind: 'gone' as const }, { status: 404 })
  }
  const query = (search.get('hledat') ?? '').trim()
  return {
    kind: 'open' as const,
    view: found.value,
    qr: toQrPath(found.value.cycle.transfer),
    query,
    goods: found.value.cycle.canChange ? await loadOnceChoices(null, query, takenBy(found.value)) : [],
    panel: readPanel(search),
    done: search.get('stalo') ?? '',
  }
}

export type PlanLinkPage = Extract<
  Exclude<Awaited<ReturnType<typeof loadPlanLink>>, { type: string }>,
  { kind: 'open' }
>

function takenBy({ cycle }: PlanLinkView): number[] {
  return cycle.lines.map(({ variantId }) => variantId)
}

/** A person has pressed a button. */
export async function actOnPlanLink(request: Request, { services }: Visit, token: string) {
  const values = await readForm(request)
  const back = (done: string) => redirect(`/l/doruceni/${token}?stalo=${done}`, 303)
  const action = readCycleAction(values)
  if (action) {
    const changed = await attempt(request, services.changeCycleByLink({ token, ...action }))
    return changed.ok ? back(CYCLE_DONE[action.action]) : refusePlan(LINK_FORM, changed)
  }
  switch (textOf(values, 'intent')) {
    case 'end': {
      const ended = await attempt(request, services.endPlanByLink({ token, reason: null }))
      return ended.ok ? back('ukonceno') : refusePlan(LINK_FORM, ended)
    }
    case 'explain': {
      const reason = ExplainEnd.safeParse({ reason: textOf(values, 'reason') })
      if (!reason.success) return back('ukonceno')
      const kept = await attempt(request, services.explainEndByLink({ token, ...reason.data }))
      return kept.ok ? back('duvod') : refusePlan(LINK_FORM, kept)
    }
    case 'settings': {
      const asked = await attempt(request, services.askPlanSettings({ token }))
      return asked.ok ? back('nastaveni') : refusePlan(LINK_FORM, asked)
    }
    case 'renew': {
      const asked = await attempt(request, services.renewPlanLink({ token }))
      return asked.ok ? redirect(`/l/doruceni/${token}?poslano`, 303) : refusePlan(LINK_FORM, asked)
    }
    default:
      return redirect(`/l/doruceni/${token}`, 303)
  }
}
