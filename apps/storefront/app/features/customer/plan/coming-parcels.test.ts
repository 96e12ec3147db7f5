import { expect, test } from 'vitest'
import { toComingParcels, toMonths } from './coming-parcels.ts'
import { aCycle, aPlan } from './plan.fixture.ts'

const LATER = [
  { comesOn: '2027-01-27', variantIds: [12], payable: 148_400 },
  { comesOn: '2027-03-10', variantIds: [12], payable: 148_400 },
  { comesOn: '2027-04-21', variantIds: [12], payable: 148_400 },
]

test('the next four of all plans, the soonest first; of a plan that rests none', () => {
  const parcels = toComingParcels([
    { plan: aPlan({ later: LATER }), dog: null },
    { plan: aPlan({ planId: 8, cycle: aCycle({ deliveryTo: '2026-12-09' }) }), dog: null },
    { plan: aPlan({ planId: 9, state: 'paused', later: [] }), dog: null },
  ])
  expect(parcels.map(({ planId, comesOn, isPlanned }) => [planId, comesOn, isPlanned])).toEqual([
    [8, '2026-12-09', true],
    [7, '2026-12-16', true],
    [7, '2027-01-27', false],
    [7, '2027-03-10', false],
  ])
  expect(parcels[2]?.goods).toEqual(['Granule Kuře s hnědou rýží 12 kg'])
})

test('months have their days under the right names, over the end of a year too', () => {
  const months = toMonths('2026-11-17', toComingParcels([{ plan: aPlan({ later: LATER }), dog: null }]))
  expect(months.map(({ month, days, before }) => [month, days.length, before])).toEqual([
    ['2026-11-01', 30, 6],
    ['2026-12-01', 31, 1],
    ['2027-01-01', 31, 4],
  ])
  const marked = months.flatMap(({ days }) => days.filter(({ protein }) => protein !== undefined))
  expect(marked.map(({ day, protein }) => [day, protein])).toEqual([
    ['2026-12-16', 'kure'],
    ['2027-01-27', 'kure'],
  ])
  const off = months.flatMap(({ days }) => days.filter(({ isOff }) => isOff).map(({ day }) => day))
  expect(off).toEqual(['2026-11-17', '2026-12-24', '2026-12-25', '2026-12-26', '2027-01-01'])
})
