import type { ServicesClient } from '@shop/clients/services'
import { NewApiKey } from '@shop/contract/partner-api/api-keys'
import { redirect } from 'react-router'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { refuseForm, textOf } from '#app/forms/refuse-form.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { apiKeyTexts as texts } from '#app/texts/customer/api-keys.ts'
import { KEY_FORM, KEYS_FORM } from './connection-forms.ts'

/** A key that was just made: this answer is the only place where it stands. */
export interface KeyAnswer {
  apiKey: string
}

export async function makeKey(request: Request, services: ServicesClient, values: FormData) {
  const form = { name: KEY_FORM, values, sentences: { 'scopes.required': texts.scopesMissing } }
  const input = parseForm(NewApiKey, { name: textOf(values, 'name'), scopes: values.getAll('scopes') })
  if (!input.ok) return refuseForm(form, input)
  const made = await attempt(request, services.makeApiKey(input.value))
  return made.ok ? ({ apiKey: made.value.key } satisfies KeyAnswer) : refuseForm(form, made)
}

export async function revokeKey(request: Request, services: ServicesClient, values: FormData) {
  const outcome = await attempt(request, services.revokeApiKey({ id: Number(textOf(values, 'id')) }))
  if (!outcome.ok) return refuseForm({ name: KEYS_FORM, values }, outcome)
  return redirect('/ucet/propojeni?hotovo=odvolano', 303)
}
