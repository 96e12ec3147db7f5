import type { Register } from '@shop/contract/identity'
import type { CommandContext } from '#app/http/context'
import { issueLink, LINK_LIFETIME_MS } from '#app/identity/links'
import { insertRegistration } from '#app/identity/links.sql'
import { queueMail } from '#app/mail/queue-mail'
import { selectOpenCycle } from '#app/plan/cycles.sql'
import { PLAN_MAILS } from '#app/plan/emails/plan-mails'
import { cycleLink, planPage } from '#app/plan/plan-link'
import { type PlanRow, selectPlanNames } from '#app/plan/plans.sql'
import { hashSecret, makeSecret } from '#app/store/secret'

interface Started {
  orderNumber: string
  /** Whether it brings what another plan has brought so far. */
  isReplacing: boolean
}

/** To an account with the way to its page; to a guest with a link that opens one, because only a mailbox proves whose it is. */
export async function queueStarted(context: CommandContext, plan: PlanRow, started: Started): Promise<void> {
  if (plan.email === null) return
  const { db, deps } = context
  const mail = { object: `plan:${plan.id}`, event: 'started', to: plan.email }
  const data = {
    'plan.items': (await selectPlanNames(db, plan.id)).join('; '),
    'order.number': started.orderNumber,
    'plan.replaced': started.isReplacing ? 'Nahrazuje doručování, které vám tohle krmivo vozilo dosud.' : '',
  }
  if (plan.customerId !== null) {
    await queueMail(context, PLAN_MAILS['plan-started'], {
      ...mail,
      data: { ...data, 'links.plan': planPage(deps.config) },
    })
    return
  }
  const cycle = await selectOpenCycle(db, plan.id)
  if (!cycle) throw new Error(`Plan ${plan.id} began without a cycle.`)
  await queueMail(context, PLAN_MAILS['plan-started-guest'], {
    ...mail,
    data,
    secrets: {
      'links.account': await offerAccount(context, plan),
      'links.cycle': cycleLink(deps.config, plan, cycle),
    },
  })
}

/** Like any registration: nothing exists until the link is pressed, whoever has written the address. */
async function offerAccount({ db, deps, now }: CommandContext, { email, details }: PlanRow): Promise<string> {
  if (email === null || !details) throw new Error('A plan without an owner offers nothing.')
  const { firstName, lastName } = details
  const returnTo = '/ucet/pravidelne-doruceni'
  const profile: Omit<Register, 'email' | 'password'> = { firstName, lastName, consents: [], dog: null, returnTo }
  const registrationId = await insertRegistration(db, {
    keyHash: hashSecret(makeSecret()),
    email,
    passwordHash: null,
    profile,
    now,
    expiresAt: new Date(now.getTime() + LINK_LIFETIME_MS.confirm_registration),
  })
  const storefrontUrl = deps.config.STOREFRONT_URL
  const link = { purpose: 'confirm_registration' as const, email, object: { registrationId }, returnTo, now }
  return (await issueLink(db, { ...link, storefrontUrl })).url
}
