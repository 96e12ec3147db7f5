import type { ServicesClient } from '@shop/clients/services'
import { redirect } from 'react-router'
import { refuseForm, textOf } from '#app/forms/refuse-form.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { readForm } from '#app/server/read-form.server.ts'

const FIELD_OF = { zip_mismatch: 'zip', address_not_found: 'street' } as const

/** One of the forms of the address book. */
export async function actOnAddress(request: Request, services: ServicesClient) {
  const values = await readForm(request)
  const id = Number(textOf(values, 'id'))
  const intent = textOf(values, 'intent')
  if (intent === 'remove') {
    const removed = await attempt(request, services.removeAddress({ id }))
    return removed.ok ? redirect(`/ucet/adresy?smazano=${id}`, 303) : refuseForm({ name: 'adresy', values }, removed)
  }
  if (intent === 'restore') {
    const restored = await attempt(request, services.restoreAddress({ id }))
    return restored.ok
      ? redirect('/ucet/adresy?hotovo=adresa-zpet', 303)
      : refuseForm({ name: 'adresy', values }, restored)
  }
  const saved = await attempt(
    request,
    id
      ? services.saveAddress({ id, version: Number(textOf(values, 'version')), ...readAddress(values) })
      : services.addAddress(readAddress(values)),
  )
  if (saved.ok) return redirect('/ucet/adresy?hotovo=adresa', 303)
  return refuseForm({ name: 'adresa', values, fieldOf: FIELD_OF }, saved)
}

function readAddress(values: FormData) {
  return {
    label: textOf(values, 'label'),
    firstName: textOf(values, 'firstName'),
    lastName: textOf(values, 'lastName'),
    company: textOf(values, 'company'),
    street: textOf(values, 'street'),
    city: textOf(values, 'city'),
    zip: textOf(values, 'zip'),
    country: textOf(values, 'country') === 'SK' ? ('SK' as const) : ('CZ' as const),
    phone: textOf(values, 'phone'),
    courierNote: textOf(values, 'courierNote'),
    placeCode: Number(textOf(values, 'placeCode')) || null,
    isDefault: values.has('isDefault'),
    asWritten: values.has('asWritten'),
  }
}
