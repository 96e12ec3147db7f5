import type { ServicesClient } from '@shop/clients/services'
import { NewClassOffer } from '@shop/contract/promotion/class-offer'
import { redirect } from 'react-router'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { refuseForm, textOf, textOrNull } from '#app/forms/refuse-form.server.ts'
import { wishKey } from '#app/forms/wish-key.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import { OFFER_FORM } from './own-code-forms.ts'

/** One of the forms of the page: the code itself, or a basket for a class. */
export async function actOnOwnCode(request: Request, services: ServicesClient) {
  const values = await readForm(request)
  const form = { name: OFFER_FORM, values }
  const intent = textOf(values, 'intent')
  if (intent === 'end') {
    const ended = await attempt(request, services.endClassOffer({ place: Number(textOf(values, 'place')) }))
    return ended.ok ? redirect('/ucet/muj-kod#kurzy', 303) : refuseForm(form, ended)
  }
  if (intent === 'offer') {
    const input = parseForm(NewClassOffer, { title: textOf(values, 'title'), place: textOrNull(values, 'place') })
    if (!input.ok) return refuseForm(form, input)
    const idempotencyKey = wishKey(values, input.value)
    const made = await attempt(request, services.makeClassOffer(input.value, { idempotencyKey }))
    return made.ok ? redirect('/ucet/muj-kod?hotovo=kurz#kurzy', 303) : refuseForm(form, made)
  }
  const made = await attempt(request, services.makePartnerCode({}))
  return made.ok ? redirect('/ucet/muj-kod', 303) : refuseForm(form, made)
}
