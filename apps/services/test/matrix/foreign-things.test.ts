import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint } from '@shop/contract/endpoint'
import { type EndpointName, SERVICES_ENDPOINTS } from '@shop/contract/services'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { today } from '../litter/breeding.ts'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { newCustomer } from '../people.ts'
import { SKU, variantId, visit } from '../shopping.ts'
import { type Breeder, newKennel, newTrainer, newWholesaler, type Trainer, type Wholesaler } from './owners.ts'

// Whoever holds nothing of a thing is told that it is not there, whatever company, kennel or training ground they are of themselves.
const shop = openShop({}, 'tampered')

interface Owners {
  wholesaler: Wholesaler
  breeder: Breeder
  trainer: Trainer
  bag: number
}

type Asked = (owners: Owners) => object

/** Each asks for a thing of somebody by its number or address. */
const FOREIGN: Partial<Record<EndpointName, Asked>> = {
  companyDocument: ({ wholesaler }) => ({ documentId: wholesaler.documentId, format: 'pdf' }),
  ownOrder: ({ wholesaler }) => ({ orderId: wholesaler.orderId }),
  openReorder: ({ wholesaler }) => ({ orderId: wholesaler.orderId, anew: false }),
  noteBag: ({ wholesaler }) => ({ orderId: wholesaler.orderId, linePosition: 1, piece: 1, leftPercent: 50 }),
  addTemplate: ({ wholesaler }) => ({ templateId: wholesaler.templateId }),
  removeTemplate: ({ wholesaler }) => ({ templateId: wholesaler.templateId }),
  changeWebhookSecret: ({ wholesaler }) => ({ id: wholesaler.webhookId }),
  testWebhook: ({ wholesaler }) => ({ id: wholesaler.webhookId }),
  resumeWebhook: ({ wholesaler }) => ({ id: wholesaler.webhookId }),
  replayWebhook: ({ wholesaler }) => ({ id: wholesaler.deliveryId }),
  removeWebhook: ({ wholesaler }) => ({ id: wholesaler.webhookId }),
  addDogWeight: ({ wholesaler }) => ({ id: wholesaler.dogId, measuredOn: today(shop), grams: 9000 }),
  makeDogTag: ({ wholesaler }) => ({ id: wholesaler.dogId, note: '' }),
  revokeDogTag: ({ wholesaler }) => ({ id: wholesaler.dogId }),
  removeDog: ({ wholesaler }) => ({ id: wholesaler.dogId }),
  restoreDog: ({ wholesaler }) => ({ id: wholesaler.dogId }),
  saveLitter: ({ breeder }) => ({
    ...{ id: breeder.litterId, version: 1, name: 'Cizí', motherName: 'Cizí', matedOn: null },
    ...{ bornOn: today(shop), breed: '', motherWeightGrams: null, productId: null },
  }),
  addPuppies: ({ breeder }) => ({ id: breeder.litterId, puppies: [{ name: 'Cizí', sex: 'male' }] }),
  weighLitter: ({ breeder }) => ({
    ...{ id: breeder.litterId, measuredOn: today(shop), isConfirmed: true },
    weights: [{ puppyId: breeder.puppyId, grams: 777 }],
  }),
  endPuppy: ({ breeder }) => ({ id: breeder.puppyId, diedOn: today(shop) }),
  offerPuppy: ({ breeder }) => ({ id: breeder.puppyId, email: 'cizi@priklad.cz' }),
  askForPacks: ({ breeder }) => ({ id: breeder.litterId }),
  makeCards: ({ breeder }) => ({ id: breeder.litterId }),
  litterBasket: ({ breeder }) => ({ id: breeder.litterId }),
  prepareLitterBasket: ({ breeder, bag }) => ({ id: breeder.litterId, variantId: bag, pieces: 9 }),
  callOffGroup: ({ trainer }) => ({ hash: trainer.group.hash }),
}

/** Each answers about whoever asks, and may hold nothing of anybody else. */
const OWN_ANSWERS: Partial<Record<EndpointName, object>> = {
  company: {},
  companyPeople: {},
  orderTemplates: {},
  webhooks: {},
  apiKeys: {},
  availabilityKey: {},
  ownGroups: {},
  classOffers: {},
  ownVouchers: {},
  ownRetailerEntry: {},
  ownThreads: {},
  ownReviews: {},
  ownCases: {},
  plans: {},
  exportData: {},
  openSessions: {},
  passkeys: {},
}

/** Names nothing that could be somebody else's: it writes to the account of whoever asks, or counts with what was sent. */
const OF_ONESELF: readonly EndpointName[] = [
  ...(['changePassword', 'changeEmail', 'endOtherSessions', 'newPasskeyOptions', 'addPasskey'] as const),
  ...([
    'saveProfile',
    'saveFavourites',
    'addAddress',
    'addDog',
    'setConsent',
    'deletionTerms',
    'deleteAccount',
  ] as const),
  ...(['sendRetailerEntry', 'endRetailerEntry', 'readList', 'addList', 'ownPrices', 'makeAvailabilityKey'] as const),
  ...([
    'removeAvailabilityKey',
    'saveTemplate',
    'addWebhook',
    'openLitter',
    'inviteMember',
    'leaveCompany',
    'addBranch',
    'makeReferralCode',
    'makePartnerCode',
    'makeClassOffer',
  ] as const),
  ...(['savePush', 'readPush', 'endPush', 'useCredits', 'dropCredits', 'openGroup', 'printSheet'] as const),
  'makeApiKey',
]

/** Asked of strangers in a test of its own. */
const HELD_ELSEWHERE: Partial<Record<EndpointName, string>> = {
  companyStatement: 'company/documents.test.ts',
  resendInvitation: 'company/role-matrix.test.ts',
  revokeInvitation: 'company/role-matrix.test.ts',
  changeMember: 'company/role-matrix.test.ts',
  removeMember: 'company/role-matrix.test.ts',
  changeBranch: 'company/role-matrix.test.ts',
  removeBranch: 'company/role-matrix.test.ts',
  approveCompanyOrder: 'company/role-matrix.test.ts',
  refuseCompanyOrder: 'company/role-matrix.test.ts',
  takeBackCompanyOrder: 'company/role-matrix.test.ts',
  acceptCompanyInvitation: 'company/people.test.ts',
  priceListFile: 'wholesale/workplace.test.ts',
  revokeApiKey: 'partner-api/api-keys.test.ts',
  takePuppy: 'litter/takeover.test.ts',
  takeOfferedPuppy: 'litter/offers.test.ts',
  endClassOffer: 'cart/class-offers.test.ts',
  useOwnVoucher: 'voucher/own-vouchers.test.ts',
  endSession: 'identity/sign-in.test.ts',
  removePasskey: 'identity/passkeys.test.ts',
  saveAddress: 'customer/account.test.ts',
  removeAddress: 'customer/account.test.ts',
  restoreAddress: 'customer/account.test.ts',
  saveDog: 'customer/dogs.test.ts',
  saveDogFoods: 'customer/dogs.test.ts',
  removeDogWeight: 'customer/dogs.test.ts',
  changeCycle: 'plan/plan-pages.test.ts',
  changePlan: 'plan/plan-pages.test.ts',
  explainEnd: 'plan/plan-pages.test.ts',
  forgetCard: 'plan/plan-pages.test.ts',
  savePlan: 'plan/plan-pages.test.ts',
}

const named = (table: object) => Object.keys(table) as EndpointName[]

test('every endpoint of customers stands in one of the tables', () => {
  const there = named(SERVICES_ENDPOINTS).filter((name) => SERVICES_ENDPOINTS[name].access === 'customer')
  const told = [...named(FOREIGN), ...named(OWN_ANSWERS), ...OF_ONESELF, ...named(HELD_ELSEWHERE)]
  expect(told.toSorted()).toEqual(there.toSorted())
  const takesId = (name: EndpointName) => (SERVICES_ENDPOINTS[name] as Endpoint).path.includes(':')
  expect(OF_ONESELF.filter(takesId), 'what has an id in its address can be somebody else’s').toEqual([])
  const files = Object.values(HELD_ELSEWHERE)
  expect(files.filter((file) => !existsSync(join(import.meta.dirname, '..', file)))).toEqual([])
})

describe('of six people', () => {
  let owners: Owners
  let others: [string, Browser, readonly string[]][]
  let before: unknown

  /** Everything that the refused could have changed. */
  const stateOf = ({ wholesaler, breeder, trainer }: Owners) =>
    query(
      shop,
      `select (select jsonb_agg(to_jsonb(t) - 'used_at') from shop.order_templates t where t.id = $1) as template,
              (select to_jsonb(d) from shop.dogs d where d.id = $2) as dog,
              (select to_jsonb(l) from shop.litters l where l.id = $3) as litter,
              (select jsonb_agg(p order by p.id) from shop.puppies p where p.litter_id = $3) as puppies,
              (select count(*)::int from shop.puppy_weights w join shop.puppies p on p.id = w.puppy_id where p.litter_id = $3) as weights,
              (select to_jsonb(g) from shop.group_orders g where g.uid = $4) as "group"`,
      [wholesaler.templateId, wholesaler.dogId, breeder.litterId, trainer.group.hash],
    )

  beforeAll(async () => {
    const [a, b] = [await newWholesaler(shop), await newWholesaler(shop)]
    const [breeder, trainer] = [await newKennel(shop), await newTrainer(shop)]
    const [otherBreeder, otherTrainer] = [await newKennel(shop), await newTrainer(shop)]
    owners = { wholesaler: a, breeder, trainer, bag: await variantId(shop, SKU.bag2) }
    const retail = await newCustomer(shop)
    const all = [a, breeder, trainer].flatMap(({ marks }) => marks)
    others = [
      ['a stranger', visit(shop), all],
      ['a retail customer', retail, all],
      ['another wholesaler', b.person, all],
      ['another breeder', otherBreeder.person, all],
      ['another trainer', otherTrainer.person, all],
    ]
    before = await stateOf(owners)
    await query(shop, 'delete from internal.rate_limits')
  }, 180_000)

  test.each(named(FOREIGN))('%s is refused to everybody but the owner', async (name) => {
    const asked = FOREIGN[name]?.(owners) ?? {}
    for (const [who, browser, marks] of others) {
      const { status, error } = await browser.call(name, asked as never)
      // What an approved breeder may not touch is not there; who is none is told to become one.
      expect(who === 'a stranger' ? [401] : [403, 404, 409], `${who}: ${JSON.stringify(error)}`).toContain(status)
      const said = JSON.stringify(error)
      expect(
        marks.filter((mark) => said.includes(mark)),
        who,
      ).toEqual([])
    }
    expect(await stateOf(owners)).toEqual(before)
  })

  test.each(named(OWN_ANSWERS))('%s tells nobody of anybody else', async (name) => {
    for (const [who, browser, marks] of others) {
      const { status, value } = await browser.call(name, OWN_ANSWERS[name] as never)
      expect(status, who).toBe(who === 'a stranger' ? 401 : 200)
      const said = JSON.stringify(value)
      expect(
        marks.filter((mark) => said.includes(mark)),
        who,
      ).toEqual([])
    }
  })

  test('an address that is a secret opens what it is of, and no more than that', async () => {
    const { breeder, trainer, wholesaler } = owners
    for (const [who, browser] of others) {
      const group = await browser.call('groupPage', { hash: trainer.group.hash })
      expect(group.value, who).toMatchObject({ members: [], you: null })
      expect(JSON.stringify(group.value)).not.toContain(trainer.member.email)
      const act = { hash: trainer.group.hash, act: 'leave' as const, lines: null }
      const [id = ''] = trainer.member.member.split('.')
      expect(
        (await browser.call('actInGroup', { ...act, member: `${id}.made-up` })).status,
        who,
      ).toBeGreaterThanOrEqual(400)
      const basket = JSON.stringify((await browser.call('preparedBasket', { hash: breeder.basket })).value)
      const card = JSON.stringify((await browser.call('tag', { uid: breeder.uid })).value)
      expect(
        [basket, card].filter((said) => said.includes(breeder.person.email)),
        who,
      ).toEqual([])
      const wrong = `${wholesaler.key.slice(0, -1)}${wholesaler.key.endsWith('A') ? 'B' : 'A'}`
      expect((await browser.call('availabilityFile', { key: wrong, format: 'csv' })).status, who).toBe(404)
    }
    expect(await stateOf(owners)).toEqual(before)
  })

  test('the owners still have what is theirs', async () => {
    const { wholesaler, breeder, trainer } = owners
    expect((await wholesaler.person.call('orderTemplates', {})).value.templates).toHaveLength(1)
    expect((await wholesaler.person.call('webhooks', {})).value.webhooks).toHaveLength(1)
    expect((await breeder.person.call('litterBasket', { id: breeder.litterId })).value.basket?.hash).toBe(
      breeder.basket,
    )
    expect((await trainer.person.call('ownGroups', {})).value.groups).toHaveLength(1)
  })
})
