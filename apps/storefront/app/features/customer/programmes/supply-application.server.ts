import { SupplyApplication } from '@shop/contract/application'
import { redirect } from 'react-router'
import type { ShopAddress } from '#app/addresses/shop-address.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { uploadFiles } from '#app/forms/read-files.server.ts'
import { refuseField, refuseForm, textOf } from '#app/forms/refuse-form.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import type { Visit } from '#app/server/session.server.ts'
import { SUPPLEMENT_FORM } from './supplement-form.tsx'

/** Files go ahead of the check: whoever sends some need not write a word. */
export async function supplyApplication(request: Request, visit: Visit, values: FormData, path: ShopAddress) {
  const form = { name: SUPPLEMENT_FORM, values }
  const files = await uploadFiles(visit, values)
  if (!files.ok) return refuseField(form, 'files', files.code)
  const checked = parseForm(SupplyApplication, { message: textOf(values, 'message'), files: files.keys })
  if (!checked.ok) return refuseForm(form, checked)
  const secret = textOf(values, 'secret')
  const sent = await attempt(request, visit.services.supplyApplication({ ...checked.value, secret }))
  return sent.ok ? redirect(`${path}?zadost=${encodeURIComponent(secret)}#zadost`, 303) : refuseForm(form, sent)
}
