import { followTo, type PageVisitor } from './page-visitor.ts'

const CART = '/kosik/obsah'
const DETAILS = '/kosik/dodaci-udaje'
const SHIPPING = '/kosik/doprava-a-platba'
const THANKS = '/kosik/dekujeme'

interface Item {
  variantId: number
  page: string
}

/** What everybody buys: a small bag and two cans. */
interface Goods {
  shelf: string
  bag: Item
  can: Item
}

/** As somebody without scripts: every page is read, every form is sent and followed to where it leads. */
export async function buyByPages(visitor: PageVisitor, { shelf, bag, can }: Goods, email: string): Promise<void> {
  const read = async (path: string) => followTo(visitor, await visitor.get(path))
  const send = async (path: string, fields: Record<string, string>) =>
    followTo(visitor, await visitor.post(path, fields))
  await read(shelf)
  await read(bag.page)
  await send(CART, { intent: 'add', variantId: String(bag.variantId), pieces: '1' })
  await read(can.page)
  await send(CART, { intent: 'add', variantId: String(can.variantId), pieces: '2' })
  await read(DETAILS)
  await send(DETAILS, { intent: 'next', way: 'home', courier: 'ppl', ...PERSON, email })
  const recap = await send(SHIPPING, { intent: 'choose', shippingCode: 'ppl', paymentCode: 'dobirka' })
  const end = await send(SHIPPING, {
    intent: 'place',
    shippingCode: 'ppl',
    paymentCode: 'dobirka',
    ...Object.fromEntries(['cartId', 'confirmation', 'payable'].map((name) => [name, readHidden(recap.text, name)])),
  })
  if (end.path !== THANKS) throw new Error(`The order led to ${end.path}.`)
}

const PERSON = {
  name: 'Jitka Novotná',
  phone: '777 123 456',
  street: 'Zahradní 12',
  city: 'Hlinsko',
  zip: '539 01',
  asWritten: '1',
}

function readHidden(html: string, name: string): string {
  const input = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? ''
  const value = /value="([^"]*)"/.exec(input)?.[1]
  if (value === undefined) throw new Error(`The recap does not hold ${name}.`)
  return value
}
