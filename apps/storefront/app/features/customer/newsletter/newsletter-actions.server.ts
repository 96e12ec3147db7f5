import {
  NEWSLETTER_REASONS,
  NEWSLETTER_TOPICS,
  type NewsletterTopic,
  type NewsletterView,
  newsletterEndpoints,
} from '@shop/contract/newsletter'
import { Secret } from '@shop/contract/text-fields'
import { data } from 'react-router'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { refuseForm, textOf } from '#app/forms/refuse-form.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import type { Visit } from '#app/server/session.server.ts'
import { newsletterTexts as texts } from '#app/texts/customer/newsletter.ts'

export const NEWSLETTER_FORM = 'odber'

/** The same answer whether the address is known or not. */
export async function actOnSubscribe(request: Request, visit: Visit) {
  const values = await readForm(request)
  const form = { name: NEWSLETTER_FORM, values }
  const topics = topicsIn(values)
  const email = textOf(values, 'email')
  const checked = parseForm(newsletterEndpoints.subscribe.body, { email, topics })
  if (!checked.ok) return refuseForm(form, checked)
  const asked = await attempt(request, visit.services.subscribe(checked.value))
  if (!asked.ok) return refuseForm(form, asked)
  return { email: email.trim(), topics, isAgain: textOf(values, 'intent') === 'again' }
}

export async function readNewsletterLink(visit: Visit, url: URL): Promise<NewsletterView | null> {
  const token = tokenOf(url)
  if (!token) return null
  const found = await visit.services.readSubscription({ token })
  return found.ok ? found.value : null
}

export function tokenOf(url: URL): string | null {
  const token = Secret.safeParse(url.searchParams.get('klic'))
  return token.success ? token.data : null
}

type LinkAnswer = { view: NewsletterView; said: string | null } | { view: null; said: string | null }

/** The press of the button; with an old link the other button asks for a new one. */
export async function confirm(request: Request, visit: Visit, url: URL) {
  const token = tokenOf(url)
  if (!token) return gone()
  if (textOf(await readForm(request), 'intent') === 'again') {
    const renewed = await attempt(request, visit.services.renewSubscription({ token }))
    return renewed.ok ? answer({ view: renewed.value, said: texts.verify.renewed }) : gone()
  }
  const done = await attempt(request, visit.services.confirmSubscription({ token }))
  return done.ok
    ? answer({ view: done.value, said: null })
    : gone(done.code === 'link_expired' ? texts.verify.expired : undefined)
}

interface Return {
  change: { topics?: NewsletterTopic[]; frequency?: NewsletterView['frequency'] }
  said: string
}

/** Ways back for somebody who has left, by the button that was pressed. */
const RETURNS: Record<string, (values: FormData) => Return> = {
  undo: () => ({ change: { frequency: 'monthly' }, said: texts.unsubscribed.back }),
  less: () => ({ change: { frequency: 'quarterly' }, said: texts.unsubscribed.quarterly }),
  topics: (values) => ({ change: { topics: topicsIn(values) }, said: texts.unsubscribed.narrowed }),
}

function topicsIn(values: FormData): NewsletterTopic[] {
  return NEWSLETTER_TOPICS.filter((topic) => values.getAll('topic').includes(topic))
}

/** A mailbox posts `List-Unsubscribe=One-Click`, a person presses a button; both are done at once. */
export async function leave(request: Request, visit: Visit, url: URL) {
  const token = tokenOf(url)
  if (!token) return gone(texts.unsubscribed.invalid)
  const values = await readForm(request)
  const { unsubscribed } = texts
  const intent = textOf(values, 'intent')
  const wish = RETURNS[intent]?.(values)
  if (wish) {
    const back = await attempt(request, visit.services.changeSubscription({ token, ...wish.change }))
    return back.ok ? answer({ view: back.value, said: wish.said }) : gone(unsubscribed.invalid)
  }
  const reason = NEWSLETTER_REASONS.find((name) => name === textOf(values, 'reason')) ?? null
  const source = values.has('List-Unsubscribe') ? ('one_click' as const) : ('page' as const)
  const done = await attempt(request, visit.services.unsubscribe({ token, reason, source }))
  if (!done.ok) return gone(unsubscribed.invalid)
  return answer({ view: done.value, said: reason ? unsubscribed.reasonSaved : null })
}

function answer(body: LinkAnswer) {
  return data(body)
}

function gone(said: string = texts.verify.invalid) {
  return data<LinkAnswer>({ view: null, said }, { status: 409 })
}
