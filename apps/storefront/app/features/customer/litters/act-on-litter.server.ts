import type { ServicesClient } from '@shop/clients/services'
import { LitterInput, NewPuppies, PuppyOffer, UnlikelyWeights } from '@shop/contract/dog/litter'
import { data, redirect } from 'react-router'
import type { FormState } from '#app/forms/form-state.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { toWeightInput } from '#app/forms/parse-kilograms.ts'
import { refuseForm, textOf, textOrNull } from '#app/forms/refuse-form.server.ts'
import { wishKey } from '#app/forms/wish-key.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import { litterTexts as texts } from '#app/texts/customer/litters.ts'
import {
  BASKET_FORM,
  GRAMS_FIELD,
  LITTER_FORM,
  offerForm,
  PUPPIES_FORM,
  PUPPY_ROWS,
  WEIGHTS_FORM,
} from './litter-forms.ts'

interface Asked {
  request: Request
  services: ServicesClient
  id: number
  today: string
}

/** Begins a litter. */
export async function openLitter(request: Request, services: ServicesClient) {
  const values = await readForm(request)
  const input = parseForm(LitterInput, readLitter(values))
  if (!input.ok) return refuseForm({ name: LITTER_FORM, values }, input)
  const opened = await attempt(
    request,
    services.openLitter(input.value, { idempotencyKey: wishKey(values, input.value) }),
  )
  if (!opened.ok) return refuseForm({ name: LITTER_FORM, values }, opened)
  return redirect(`/ucet/vrhy/${opened.value.id}`, 303)
}

/** One of the forms of a litter. */
export async function actOnLitter(asked: Asked) {
  const { request, services, id } = asked
  const values = await readForm(request)
  const page = `/ucet/vrhy/${id}`
  const intent = textOf(values, 'intent')
  if (intent === 'save') return saveLitter(asked, values)
  if (intent === 'puppies') return addPuppies(asked, values)
  if (intent === 'weigh' || intent === 'confirm') return weigh(asked, values, intent === 'confirm')
  if (intent === 'end') {
    const puppyId = Number(textOf(values, 'puppyId'))
    const ended = await attempt(request, services.endPuppy({ id: puppyId, diedOn: textOf(values, 'diedOn') }))
    return ended.ok ? redirect(page, 303) : refuseForm({ name: `konec-${puppyId}`, values }, ended)
  }
  if (intent === 'offer') return offerPuppy(asked, values)
  if (intent === 'packs') {
    const packed = await attempt(request, services.askForPacks({ id }))
    return packed.ok ? redirect(`${page}?hotovo=balicky#balicky`, 303) : refuseForm({ name: 'balicky', values }, packed)
  }
  if (intent === 'basket') {
    const basket = { variantId: Number(textOf(values, 'variantId')), pieces: Number(textOf(values, 'pieces')) }
    const prepared = await attempt(request, services.prepareLitterBasket({ id, ...basket }))
    return prepared.ok
      ? redirect(`${page}?hotovo=kosik#kosik`, 303)
      : refuseForm({ name: BASKET_FORM, values }, prepared)
  }
  const made = await attempt(request, services.makeCards({ id }))
  return made.ok ? redirect(`${page}/karty`, 303) : refuseForm({ name: 'karty', values }, made)
}

async function saveLitter({ request, services, id }: Asked, values: FormData) {
  const input = parseForm(LitterInput, readLitter(values))
  if (!input.ok) return refuseForm({ name: LITTER_FORM, values }, input)
  const saved = await attempt(
    request,
    services.saveLitter({ id, version: Number(textOf(values, 'version')), ...input.value }),
  )
  return saved.ok ? redirect(`/ucet/vrhy/${id}?hotovo=vrh`, 303) : refuseForm({ name: LITTER_FORM, values }, saved)
}

async function offerPuppy({ request, services, id }: Asked, values: FormData) {
  const puppyId = Number(textOf(values, 'puppyId'))
  const form = { name: offerForm(puppyId), values }
  const input = parseForm(PuppyOffer, { email: textOf(values, 'email') })
  if (!input.ok) return refuseForm(form, input)
  const offered = await attempt(request, services.offerPuppy({ id: puppyId, ...input.value }))
  return offered.ok ? redirect(`/ucet/vrhy/${id}#predani`, 303) : refuseForm(form, offered)
}

function readLitter(values: FormData) {
  return {
    name: textOf(values, 'name'),
    breed: textOf(values, 'breed'),
    motherName: textOf(values, 'motherName'),
    motherWeightGrams: toWeightInput(textOf(values, 'motherWeightGrams')),
    matedOn: textOrNull(values, 'matedOn'),
    bornOn: textOrNull(values, 'bornOn'),
    productId: textOrNull(values, 'productId'),
  }
}

/** Rows without a name are rows that nobody needed. */
async function addPuppies({ request, services, id }: Asked, values: FormData) {
  const rows = Array.from({ length: PUPPY_ROWS }, (_, row) => row).filter((row) =>
    textOf(values, `puppies.${row}.name`),
  )
  const puppies = rows.map((row) => ({
    name: textOf(values, `puppies.${row}.name`),
    sex: textOf(values, `puppies.${row}.sex`),
    ribbon: textOf(values, `puppies.${row}.ribbon`) || 'none',
    grams: toGrams(textOf(values, `puppies.${row}.grams`)),
  }))
  const form = { name: PUPPIES_FORM, values }
  const input = parseForm(NewPuppies, { puppies })
  if (!input.ok) {
    const fields = Object.fromEntries(
      Object.entries(input.details.fields).map(([field, code]) => [
        field.replace(/^puppies\.(\d+)/, (_, nth) => `puppies.${rows[Number(nth)] ?? nth}`),
        code,
      ]),
    )
    return refuseForm(form, { code: 'invalid_input', details: { fields } })
  }
  const idempotencyKey = wishKey(values, { id, ...input.value })
  const added = await attempt(request, services.addPuppies({ id, ...input.value }, { idempotencyKey }))
  return added.ok ? redirect(`/ucet/vrhy/${id}#vazeni`, 303) : refuseForm(form, added)
}

async function weigh({ request, services, id, today }: Asked, values: FormData, isConfirmed: boolean) {
  const weights = [...values].flatMap(([name, value]) => {
    const puppyId = GRAMS_FIELD.exec(name)?.[1]
    const grams = typeof value === 'string' ? toGrams(value) : null
    return puppyId && grams !== null ? [{ puppyId: Number(puppyId), grams }] : []
  })
  const page = `/ucet/vrhy/${id}`
  if (weights.length === 0) return redirect(`${page}#vazeni`, 303)
  const weighed = await attempt(request, services.weighLitter({ id, measuredOn: today, weights, isConfirmed }))
  if (weighed.ok) return redirect(`${page}?hotovo=vahy#vazeni`, 303)
  const form = { name: WEIGHTS_FORM, values }
  if (weighed.code === 'weight_unlikely') return askAgain(form, weighed.details)
  // The answer names rows of the list; the page names puppies.
  const fields = Object.fromEntries(
    Object.entries((weighed.details.fields ?? {}) as Record<string, string>).map(([field, code]) => {
      const nth = /^weights\.(\d+)/.exec(field)?.[1]
      return [nth === undefined ? field : `grams.${weights[Number(nth)]?.puppyId}`, code]
    }),
  )
  return refuseForm(form, { ...weighed, details: { ...weighed.details, fields } })
}

/** Each number that does not fit says what was there before and what was probably meant. */
function askAgain({ name, values }: { name: string; values: FormData }, details: unknown) {
  const { unlikely } = UnlikelyWeights.parse(details)
  const state: FormState = {
    form: name,
    values: Object.fromEntries([...values].map(([field, value]) => [field, String(value)])),
    errors: unlikely.map(({ puppyId, before, suggestion }) => ({
      field: `grams.${puppyId}`,
      message: texts.unlikely(before, suggestion),
    })),
    refusal: null,
    code: 'weight_unlikely',
  }
  return data(state, { status: 409 })
}

/** „2 452“ and „2 452 g“ are as good as 2452. */
function toGrams(written: string): number | null {
  const digits = written.replace(/[\s\u00a0]|g$/giu, '')
  return /^\d{1,6}$/.test(digits) ? Number(digits) : digits === '' ? null : 0
}
