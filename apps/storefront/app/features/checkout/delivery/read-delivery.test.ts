import { expect, test } from 'vitest'
import { readDelivery } from './read-delivery.ts'

function form(values: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}

test.each([
  [{ way: 'home', courier: 'ppl', point: 'balikovna:7' }, 'home', { shippingCode: 'ppl', pickupPointId: null }],
  [{ way: 'pick', courier: 'ppl', point: 'balikovna:7' }, 'pick', { shippingCode: 'balikovna', pickupPointId: 7 }],
  [{ way: 'pick', point: 'osobni-odber-brno:' }, 'pick', { shippingCode: 'osobni-odber-brno', pickupPointId: null }],
  [{ way: 'pick', point: 'balikovna:x' }, 'pick', { shippingCode: 'balikovna', pickupPointId: null }],
  [{ way: 'pick', courier: 'ppl' }, 'pick', null],
  [{ courier: 'ppl' }, 'pick', null],
  [{ way: 'home' }, 'home', null],
])('%j goes by %s', (values, way, chosen) => {
  expect(readDelivery(form(values))).toEqual({ way, chosen: chosen && { ...chosen, pickupPointCode: null } })
})
