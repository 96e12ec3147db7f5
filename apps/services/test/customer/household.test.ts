import { beforeEach, describe, expect, test } from 'vitest'
import { deliver } from '../delivering.ts'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { newCustomer, type Person } from '../people.ts'
import { fillCheckout, SKU, variantId } from '../shopping.ts'

const shop = openShop({}, 'tampered')
beforeEach(() => query(shop, 'delete from internal.rate_limits'))

async function productId(slug: string): Promise<number> {
  const [row] = await query<{ id: number }>(shop, 'select id::int from shop.products where slug = $1', [slug])
  if (!row) throw new Error(`No product ${slug}`)
  return row.id
}

async function newDog(owner: Person) {
  return (await owner.call('addDog', { name: 'Bady', weight: { measuredOn: '2026-01-10', grams: 14_000 } })).value
}

async function buy(person: Person, pieces = 1): Promise<number> {
  await person.call('addLine', { variantId: await variantId(shop, SKU.bag2), pieces })
  const order = await fillCheckout(person, { details: { email: person.email } })
  return (await person.call('placeOrder', order)).value.orderId
}

describe('what a dog eats', () => {
  test('kibble, a can and treats are kept and replaced as a whole', async () => {
    const owner = await newCustomer(shop)
    const dog = await newDog(owner)
    const kibble = await productId('granule-losos-s-bramborem')
    const can = await productId('konzerva-mono-jehneci-ciste-maso')
    const treat = await productId('susena-lososova-kuze')
    const foods = [
      { kind: 'share' as const, productId: kibble, percent: 75 },
      { kind: 'share' as const, productId: can, percent: 25 },
      { kind: 'treat' as const, productId: treat, grams: 20 },
    ]
    expect((await owner.call('saveDogFoods', { id: dog.id, foods })).status).toBe(200)
    const kept = () =>
      query(
        shop,
        `select product_id::int as id, energy_share_percent as share, treat_grams as treat from shop.dog_foods where dog_id = $1 order by share desc nulls last`,
        [dog.id],
      )
    expect(await kept()).toEqual([
      { id: kibble, share: 75, treat: null },
      { id: can, share: 25, treat: null },
      { id: treat, share: null, treat: 20 },
    ])
    await owner.call('saveDogFoods', { id: dog.id, foods: [{ kind: 'share', productId: can, percent: 100 }] })
    expect(await kept()).toEqual([{ id: can, share: 100, treat: null }])
    await owner.call('saveDogFoods', { id: dog.id, foods: [] })
    expect(await kept()).toEqual([])
  })

  test('shares that are not the whole day are refused and change nothing', async () => {
    const owner = await newCustomer(shop)
    const dog = await newDog(owner)
    const kibble = await productId('granule-losos-s-bramborem')
    const wrong = await owner.call('saveDogFoods', {
      id: dog.id,
      foods: [{ kind: 'share', productId: kibble, percent: 90 }],
    })
    expect(wrong.error).toMatchObject({ code: 'shares_must_give_100', details: { sum: 90 } })
    const leash = await owner.call('saveDogFoods', {
      id: dog.id,
      foods: [{ kind: 'share', productId: 999_999, percent: 100 }],
    })
    expect(leash.error).toMatchObject({ code: 'food_unknown', details: { productId: 999_999 } })
    expect(await query(shop, 'select from shop.dog_foods where dog_id = $1', [dog.id])).toEqual([])
  })

  test('a dog of somebody else is not there', async () => {
    const owner = await newCustomer(shop)
    const stranger = await newCustomer(shop)
    const dog = await newDog(owner)
    expect((await stranger.call('saveDogFoods', { id: dog.id, foods: [] })).status).toBe(404)
  })
})

describe('an open bag', () => {
  test('is noted when it has come, piece by piece', async () => {
    const owner = await newCustomer(shop)
    const orderId = await buy(owner, 2)
    const note = { orderId, linePosition: 1, piece: 2, leftPercent: 50 }
    expect((await owner.call('noteBag', note)).status).toBe(404)
    await deliver(shop, orderId)
    expect((await owner.call('noteBag', note)).status).toBe(201)
    expect((await owner.call('noteBag', { ...note, piece: 3 })).status).toBe(404)
    expect((await owner.call('noteBag', { ...note, linePosition: 9 })).status).toBe(404)
    expect(
      await query(shop, 'select piece, noted_on::text, left_percent from shop.bag_notes where order_id = $1', [
        orderId,
      ]),
    ).toEqual([{ piece: 2, noted_on: '2026-11-16', left_percent: 50 }])
  })

  test('of somebody else is not there', async () => {
    const owner = await newCustomer(shop)
    const stranger = await newCustomer(shop)
    const orderId = await buy(owner)
    await deliver(shop, orderId)
    expect((await stranger.call('noteBag', { orderId, linePosition: 1, piece: 1, leftPercent: 50 })).status).toBe(404)
  })
})

describe('chip and vet', () => {
  test('are kept as one number and one telephone', async () => {
    const owner = await newCustomer(shop)
    const { value } = await owner.call('addDog', {
      name: 'Bady',
      chipNumber: '203 098 100 123 456',
      vetName: 'MVDr. Nováková',
      vetPhone: '777 123 456',
      vetEmail: 'Ordinace@Vet.cz',
    })
    expect(value).toMatchObject({
      chipNumber: '203098100123456',
      vetPhone: '+420777123456',
      vetEmail: 'ordinace@vet.cz',
    })
  })

  test.each([
    [{ chipNumber: '12345' }, { chipNumber: 'chip_invalid' }],
    [{ vetPhone: '12' }, { vetPhone: 'phone_invalid' }],
    [{ vetEmail: 'vet' }, { vetEmail: 'email_invalid' }],
  ])('%j is refused at its field', async (change, fields) => {
    const owner = await newCustomer(shop)
    const { error } = await owner.call('addDog', { name: 'Bady', ...change })
    expect(error.details).toEqual({ fields })
  })
})
