import type { ServicesClient } from '@shop/clients/services'
import { NewWebhook } from '@shop/contract/webhook/webhook'
import { redirect } from 'react-router'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { refuseForm, textOf } from '#app/forms/refuse-form.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import { connectionTexts as texts } from '#app/texts/customer/connections.ts'
import { makeKey, revokeKey } from './act-on-api-key.server.ts'
import { ADD_FORM, LIST_FORM } from './connection-forms.ts'

/** What is told once, right after it was made. */
export interface SecretAnswer {
  secret: string
  isChanged: boolean
}

const PAGE = '/ucet/propojeni'

export async function actOnConnection(request: Request, services: ServicesClient) {
  const values = await readForm(request)
  const intent = textOf(values, 'intent')
  const id = Number(textOf(values, 'id'))
  if (intent === 'add') return add(request, services, values)
  if (intent === 'make-key') return makeKey(request, services, values)
  if (intent === 'revoke-key') return revokeKey(request, services, values)
  if (intent === 'secret') {
    const changed = await attempt(request, services.changeWebhookSecret({ id }))
    if (!changed.ok) return refuseForm({ name: LIST_FORM, values }, changed)
    return { secret: changed.value.secret, isChanged: true } satisfies SecretAnswer
  }
  const { run, done } = STEPS[intent] ?? STEPS.test
  const outcome = await attempt(request, run(services, id))
  return outcome.ok ? redirect(`${PAGE}?hotovo=${done}`, 303) : refuseForm({ name: LIST_FORM, values }, outcome)
}

type Step = {
  run(services: ServicesClient, id: number): ReturnType<ServicesClient['testWebhook' | 'removeWebhook']>
  done: keyof typeof texts.done
}

const STEPS: Record<string, Step> & { test: Step } = {
  test: { run: (services, id) => services.testWebhook({ id }), done: 'zkouska' },
  resume: { run: (services, id) => services.resumeWebhook({ id }), done: 'obnoveno' },
  remove: { run: (services, id) => services.removeWebhook({ id }), done: 'zruseno' },
  replay: { run: (services, id) => services.replayWebhook({ id }), done: 'znovu' },
}

async function add(request: Request, services: ServicesClient, values: FormData) {
  const form = {
    name: ADD_FORM,
    values,
    sentences: { 'url.invalid': texts.urlInvalid, 'topics.required': texts.topicsMissing },
  }
  const input = parseForm(NewWebhook, { url: textOf(values, 'url'), topics: values.getAll('topics') })
  if (!input.ok) return refuseForm(form, input)
  const added = await attempt(request, services.addWebhook(input.value))
  if (!added.ok) return refuseForm(form, added)
  return { secret: added.value.secret, isChanged: false } satisfies SecretAnswer
}
