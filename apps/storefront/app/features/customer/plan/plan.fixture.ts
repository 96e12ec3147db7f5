import type { CycleView, PlanView } from '@shop/contract/plan/plan'

const GOODS = {
  variantId: 12,
  productId: 3,
  slug: 'granule-kure-s-hnedou-ryzi',
  name: 'Granule Kuře s hnědou rýží',
  variantName: '12 kg',
  image: null,
  protein: 'kure',
  unit: 'kg' as const,
  unitQuantity: 12,
}

/** A parcel that may still be changed. */
export function aCycle(changes: Partial<CycleView> = {}): CycleView {
  return {
    cycleNo: 2,
    state: 'announced',
    dueOn: '2026-12-16',
    processOn: '2026-12-15',
    deliveryFrom: '2026-12-16',
    deliveryTo: '2026-12-16',
    noticeOn: '2026-12-11',
    changesUntil: '2026-12-14T23:00:00.000Z',
    canChange: true,
    canRestore: false,
    delayFrom: '2026-12-17',
    afterSkip: '2027-01-13',
    sendNow: { processOn: '2026-12-11', deliveryFrom: '2026-12-14', deliveryTo: '2026-12-14' },
    lines: [
      {
        ...GOODS,
        pieces: 1,
        isOnce: false,
        isMissing: false,
        insteadOfId: null,
        listPrice: 164_900,
        unitPrice: 148_400,
        amount: 148_400,
      },
    ],
    shipping: 0,
    paymentFee: 0,
    payable: 148_400,
    isAnnounced: true,
    difference: 4500,
    order: null,
    retryAt: null,
    transfer: null,
    closedAt: null,
    ...changes,
  }
}

export function aPlan(changes: Partial<PlanView> = {}): PlanView {
  return {
    planId: 7,
    version: 3,
    state: 'active',
    dogId: null,
    startedAt: '2026-11-16T09:00:00.000Z',
    endedAt: null,
    pausedUntil: null,
    stockPolicy: 'wait',
    shipping: { code: 'ppl', name: 'PPL – na adresu', kind: 'address' },
    payment: { code: 'karta', name: 'Platební karta online', kind: 'online' },
    card: { number: '4821', expiresOn: '2028-04-30' },
    pickupPoint: null,
    address: { firstName: 'Jitka', lastName: 'Novotná', street: 'Lidická 14', city: 'Brno', zip: '60200' },
    lines: [
      {
        ...GOODS,
        pieces: 1,
        intervalDays: 28,
        isByBowl: false,
        dueOn: '2026-12-16',
        deliveredOn: '2026-11-18',
        substituteVariantId: null,
      },
    ],
    cycle: aCycle(),
    later: [],
    ...changes,
  }
}
