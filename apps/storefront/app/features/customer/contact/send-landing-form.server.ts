import { AskPuppyPlan } from '@shop/contract/campaign/puppy-plan'
import { SendTicket } from '@shop/contract/contact'
import { redirect } from 'react-router'
import { pageNotFound } from '#app/errors/page-error.ts'
import type { LandingPage } from '#app/features/content/landing/load-landing.server.ts'
import type { FormBlock, SectionBlock } from '#app/features/content/sections/section.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { refuseField, refuseForm, textOf } from '#app/forms/refuse-form.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import type { Visit } from '#app/server/session.server.ts'
import { landingTexts as texts } from '#app/texts/content/landing.ts'
import { LANDING_FORM, PLAN_SENT } from './landing-form.tsx'

const LONGEST_ANSWER = 300

/** Only questions that the page asks are read; the answer goes to people as a message with its number. */
export async function sendLandingForm(request: Request, visit: Visit, page: LandingPage) {
  const { slug } = page
  const form = page.blocks.find(isForm)
  if (page.isOver || !form) throw pageNotFound()
  const values = await readForm(request)
  const sent = { name: LANDING_FORM, values }
  const missing = form.fields.find(({ name, optional }) => !optional && !textOf(values, name).trim())
  if (missing) return refuseField(sent, missing.name, 'required')
  const unticked = form.consents.find(({ name, isRequired }) => isRequired && !values.has(`consent.${name}`))
  if (unticked) return refuseField(sent, `consent.${unticked.name}`, 'required')
  if (asksForPlan(form)) return sendPuppyPlan(request, visit, { slug, form, sent })
  const ticket = parseForm(SendTicket, {
    topic: 'other',
    name: texts.visitor,
    email: textOf(values, 'email'),
    message: toMessage(page.name, form, values),
  })
  if (!ticket.ok) return refuseForm(sent, ticket)
  const answer = await attempt(request, visit.services.sendTicket(ticket.value))
  if (!answer.ok) return refuseForm(sent, answer)
  // The message is what was asked for; the newsletter begins by its own mail.
  if (values.has('consent.newsletter')) {
    await attempt(request, visit.services.subscribe({ email: ticket.value.email, source: 'landing' }))
  }
  return redirect(`/lp/${slug}?odeslano=${answer.value.number}#${form.id}`, 303)
}

/** A form with these two questions asks for the plan of a puppy, which needs no person to answer. */
function asksForPlan({ fields }: FormBlock): boolean {
  return ['birthDate', 'adultWeight'].every((name) => fields.some((field) => field.name === name))
}

interface AskedPlan {
  slug: string
  form: FormBlock
  sent: { name: string; values: FormData }
}

async function sendPuppyPlan(request: Request, visit: Visit, { slug, form, sent }: AskedPlan) {
  const { values } = sent
  const names = ['email', 'dogName', 'birthDate', 'adultWeight'] as const
  const asked = Object.fromEntries(names.map((name) => [name, textOf(values, name)]))
  const plan = parseForm(AskPuppyPlan, { ...asked, letters: values.has('consent.letters') })
  if (!plan.ok) return refuseForm(sent, plan)
  const answer = await attempt(request, visit.services.askPuppyPlan(plan.value))
  if (!answer.ok) return refuseForm(sent, answer)
  if (values.has('consent.newsletter')) {
    await attempt(request, visit.services.subscribe({ email: plan.value.email, source: 'landing' }))
  }
  return redirect(`/lp/${slug}?odeslano=${PLAN_SENT}#${form.id}`, 303)
}

function isForm(block: SectionBlock): block is SectionBlock & { type: 'form' } {
  return block.type === 'form'
}

function toMessage(page: string, { fields, consents }: FormBlock, values: FormData): string {
  const answers = fields
    .filter(({ name }) => name !== 'email')
    .map(({ name, label }) => `${label}: ${textOf(values, name).slice(0, LONGEST_ANSWER)}`)
  const agreed = consents
    .filter(({ name, isRequired }) => isRequired && values.has(`consent.${name}`))
    .map(({ label }) => `${texts.agreed}: ${label}`)
  return [`${texts.page}: ${page}`, ...answers, ...agreed].join('\n')
}
