import type { SheetDocument } from '@shop/contract/sheet'
import type { SignedInCustomer } from '#app/server/session.server.ts'
import { loadHousehold } from './load-household.server.ts'
import { toVetSheet } from './to-vet-sheet.ts'

/** Null for a dog of somebody else just as for one that never was. */
export async function loadVetSheet(
  customer: SignedInCustomer,
  id: string,
  today: string,
): Promise<SheetDocument | null> {
  const { dogs } = await loadHousehold(customer, today)
  const dog = dogs.find((one) => String(one.id) === id)
  return dog ? toVetSheet(dog, today) : null
}
