import type { AddressInput, SaveAddress } from '@shop/contract/customer'
import { parseStreetLine } from '@shop/domain/customer/street-line'
import { ok, type Result, refuse } from '@shop/domain/result'
import {
  type AddressRow,
  checkAddress,
  clearDefaultAddress,
  countAddresses,
  hideAddress,
  insertAddress,
  lockAddress,
  restoreAddressRow,
  updateAddress,
} from '#app/customer/addresses.sql'
import { lockCustomer } from '#app/customer/customer.sql'
import { toPhone } from '#app/customer/phone'
import { audit, type Context } from '#app/http/context'
import { invalidField, notFound } from '#app/http/request-error'
import { customer } from '#app/http/signed-in'
import type { Db } from '#app/store/database'

const MAX_ADDRESSES = 30

export async function addAddress(context: Context, input: AddressInput) {
  const { db, now } = context
  const { customerId } = customer(context)
  const checked = await toRow(db, input)
  if (!checked.ok) return checked
  await lockCustomer(db, customerId)
  const count = await countAddresses(db, customerId)
  if (count >= MAX_ADDRESSES) return refuse('too_many_items', { limit: MAX_ADDRESSES })
  // The first address is the default one, whatever the box says.
  const isDefault = checked.value.isDefault || count === 0
  if (isDefault) await clearDefaultAddress(db, customerId)
  const address = await insertAddress(db, customerId, { ...checked.value, isDefault }, now)
  await audit(db, context, 'customer.address_added', { type: 'address', id: address.id })
  return ok(address)
}

export async function saveAddress(context: Context, { id, version, ...input }: SaveAddress & { id: number }) {
  const { db } = context
  const { customerId } = customer(context)
  const checked = await toRow(db, input)
  if (!checked.ok) return checked
  const stored = await lockAddress(db, customerId, id)
  if (!stored) throw notFound()
  if (stored.version !== version) return refuse('version_conflict', { version: stored.version })
  if (checked.value.isDefault) await clearDefaultAddress(db, customerId)
  const address = await updateAddress(db, id, checked.value)
  await audit(db, context, 'customer.address_saved', { type: 'address', id })
  return ok(address)
}

export async function removeAddress(context: Context, { id }: { id: number }) {
  const { customerId } = customer(context)
  if (!(await hideAddress(context.db, customerId, id, context.now))) throw notFound()
  await audit(context.db, context, 'customer.address_removed', { type: 'address', id })
  return ok({})
}

export async function restoreAddress(context: Context, { id }: { id: number }) {
  const { customerId } = customer(context)
  const address = await restoreAddressRow(context.db, customerId, id)
  if (!address) return refuse('nothing_to_restore')
  await audit(context.db, context, 'customer.address_restored', { type: 'address', id })
  return ok(address)
}

/** An address our index does not know is kept only when the customer insists; what they picked from it is looked up again. */
async function toRow(
  db: Db,
  { asWritten, ...input }: AddressInput,
): Promise<Result<AddressRow, 'address_not_found' | 'zip_mismatch'>> {
  if (!parseStreetLine(input.street)) throw invalidField('street', 'street_number_missing')
  const row = { ...input, phone: toPhone('phone', input.phone, input.country) }
  // Only Czech places are in the index.
  if (input.country !== 'CZ') return ok({ ...row, placeCode: null, verified: false })
  const { state, placeCode, rightZip } = await checkAddress(db, input)
  if (state === 'found') return ok({ ...row, placeCode, verified: true })
  if (asWritten) return ok({ ...row, placeCode: null, verified: false })
  return state === 'zip_mismatch' ? refuse('zip_mismatch', { rightZip }) : refuse('address_not_found', {})
}
