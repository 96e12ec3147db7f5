// @vitest-environment happy-dom
import type { WaitingRetailer } from '@shop/contract/staff/staff-retailer'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { RETAILER } from '#app/texts/outreach/retailer.ts'
import { WaitingDialog } from './waiting-dialog.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const { sent } = vi.hoisted(() => ({ sent: [] as unknown[] }))
vi.mock('#app/session/services.ts', () => ({
  runCommand: async (name: string, input: unknown) => {
    sent.push([name, input])
    return { ok: true, value: {} }
  },
}))

/** Written by its owner with a post code nobody knows the place of. */
const ENTRY: WaitingRetailer = {
  ...{ entryId: 7, version: 2, sentAt: '2026-11-17T10:00:00Z', answerBy: '2026-11-24', shownAs: null },
  ...{ region: '', latitude: null, longitude: null },
  fields: {
    ...{ name: 'U Rexe', type: 'pet_shop', street: 'Dlouhá 5', city: 'Tišnov', postalCode: '66601', email: null },
    ...{ phone: '', web: '', note: '', onHolidays: 'closed' },
    ...{ dogsWelcome: false, wheelchair: false, pickupOfOrders: false },
    openingHours: [[{ from: '9:00', to: '17:00' }], [], [], [], [], [], []],
  },
}

async function open(): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement('div'))
  await act(async () =>
    createRoot(place).render(<WaitingDialog entry={ENTRY} onClose={() => undefined} onDone={() => undefined} />),
  )
  return place
}

async function sendBack(place: HTMLElement, reason: string): Promise<void> {
  const field = place.querySelector<HTMLInputElement>('[name=reason]')
  if (field) field.value = reason
  await act(async () => place.querySelector<HTMLButtonElement>('[value=return]')?.click())
}

beforeEach(() => {
  sent.length = 0
})

test('an entry goes back with a word for its owner, before anybody knows where it lies', async () => {
  await sendBack(await open(), 'Doplňte číslo domu.')
  expect(sent).toEqual([['returnRetailer', { entryId: 7, version: 2, reason: 'Doplňte číslo domu.' }]])
})

test('nothing goes back without that word', async () => {
  await sendBack(await open(), '')
  expect(sent).toEqual([])
})

test('a day without hours is said to be closed', async () => {
  const place = await open()
  expect(place.textContent).toContain('Pondělí 9:00–17:00')
  expect(place.textContent).toContain(`Úterý ${RETAILER.closed}`)
})
