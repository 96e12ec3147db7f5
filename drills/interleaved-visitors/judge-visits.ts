import type { PageAnswer } from '@shop/stack/page-visitor'
import type { Visitor } from './visitor.ts'

export interface Customer {
  visitor: Visitor
  /** A word that stands in everything this customer keeps with us, and nowhere else. */
  mark: string
  dogId: string
  addressId: string
}

interface Judged {
  requests: number
  /** Answers to the stranger that the edge had kept. */
  hits: number
  faults: string[]
}

const OWN_PAGES = ['/ucet/psi', '/ucet/adresy', '/ucet/osobni-udaje', '/ucet/prehled']
const PAGES = [...OWN_PAGES, ...OWN_PAGES.map((path) => `${path}.data`), '/ucet/prehled-kreditu', '/ucet/zmena-hesla']
const PUBLIC = ['/', '/prihlasit-se', '/registrace', '/o-nas', '/ucet/psi', '/ucet/psi.data', '/ucet/moje-udaje']

/** Fills an account with things that bear the mark. */
export async function settleCustomer(visitor: Visitor, mark: string): Promise<Customer> {
  const dog = await visitor.post('/ucet/psi', { intent: 'save', name: `Pes ${mark}`, 'age.stage': 'dospely' })
  const address = await visitor.post('/ucet/adresy', {
    ...{ intent: 'save', firstName: 'Host', lastName: mark, street: 'Zkušební 1', city: 'Lhotka', zip: '60200' },
    ...{ label: `Domov ${mark}`, asWritten: '1' },
  })
  if (dog.status !== 303 || address.status !== 303) throw new Error(`${mark}: ${dog.status} ${address.status}`)
  const dogs = await visitor.get('/ucet/psi')
  const addresses = await visitor.get('/ucet/adresy')
  return { visitor, mark, dogId: idIn(dogs), addressId: idIn(addresses) }
}

function idIn({ text }: PageAnswer): string {
  const id = /upravit=(\d+)/.exec(text)?.[1]
  if (!id) throw new Error('The page offers nothing to change.')
  return id
}

interface Round {
  customers: Customer[]
  stranger: Visitor
  number: number
  changes: boolean
}

/** Everybody asks at the same time; whoever reads a foreign mark has seen too much. */
export async function judgeRound({ customers, stranger, number, changes }: Round): Promise<Judged> {
  const marks = customers.map(({ mark }) => mark)
  const asked = customers.map(async (customer, index) => {
    const { visitor, mark } = customer
    if (changes) await visitor.post('/ucet/psi', { intent: 'weigh', id: customer.dogId, ...weightOf(number) })
    const path = PAGES[(number + index * 3) % PAGES.length] ?? ''
    return judgeOwn(path, mark, marks, await visitor.get(path))
  })
  const path = PUBLIC[number % PUBLIC.length] ?? ''
  const seen = stranger.get(path)
  const strange = seen.then((answer) => judgeStranger(path, marks, answer))
  const faults = (await Promise.all([...asked, strange])).flat()
  return { requests: customers.length * (changes ? 2 : 1) + 1, hits: isCopy(await seen) ? 1 : 0, faults }
}

function weightOf(number: number): { measuredOn: string; grams: string } {
  const day = new Date(Date.UTC(2020, 0, 1) + number * 86_400_000).toISOString().slice(0, 10)
  return { measuredOn: day, grams: String(10 + (number % 7)) }
}

function isCopy({ headers }: PageAnswer): boolean {
  return headers.get('x-cache') === 'HIT'
}

function judgeOwn(path: string, mark: string, marks: string[], answer: PageAnswer): string[] {
  const { status, text, headers } = answer
  const faults: string[] = []
  if (isCopy(answer)) faults.push(`${path} of ${mark} came from a copy`)
  if (status !== 200) faults.push(`${mark} got ${status} for ${path}`)
  if (headers.get('cache-control') !== 'private, no-store')
    faults.push(`${path} may be kept: ${headers.get('cache-control')}`)
  if (!text.toLowerCase().includes(mark.toLowerCase())) faults.push(`${mark} does not find itself in ${path}`)
  for (const other of marks) {
    if (other !== mark && text.toLowerCase().includes(other.toLowerCase()))
      faults.push(`${mark} reads ${other} in ${path}`)
  }
  return faults
}

function judgeStranger(path: string, marks: string[], { status, text, headers }: PageAnswer): string[] {
  const faults = marks
    .filter((mark) => text.toLowerCase().includes(mark.toLowerCase()))
    .map((mark) => `A stranger reads ${mark} in ${path}`)
  const isAccount = path.startsWith('/ucet/')
  // A redirect of a payload travels as 202 with the address inside.
  if (isAccount && status !== 302 && status !== 202) faults.push(`A stranger got ${status} for ${path}`)
  if (headers.has('set-cookie')) faults.push(`A stranger got a cookie from ${path}`)
  return faults
}

/** The id of somebody else's thing is as unknown as one that never was. */
export async function judgeForeignIds(customers: Customer[]): Promise<string[]> {
  const faults: string[] = []
  for (const { visitor, mark } of customers) {
    for (const other of customers.filter((one) => one.mark !== mark)) {
      const tries: [string, Promise<PageAnswer>][] = [
        ['removing a dog', visitor.post('/ucet/psi', { intent: 'remove', id: other.dogId })],
        ['weighing a dog', visitor.post('/ucet/psi', { intent: 'weigh', id: other.dogId, ...weightOf(1001) })],
        ['removing an address', visitor.post('/ucet/adresy', { intent: 'remove', id: other.addressId })],
        ['opening an order', visitor.get(`/ucet/objednavka/${other.dogId}`)],
      ]
      for (const [what, answer] of tries) {
        const { status, text } = await answer
        if (status !== 404) faults.push(`${mark}: ${what} of ${other.mark} answered ${status}`)
        if (text.includes(other.mark)) faults.push(`${mark}: ${what} shows ${other.mark}`)
      }
      for (const path of [`/ucet/psi?upravit=${other.dogId}`, `/ucet/adresy?upravit=${other.addressId}`]) {
        if ((await visitor.get(path)).text.includes(other.mark)) faults.push(`${mark} reads ${other.mark} in ${path}`)
      }
    }
  }
  return faults
}
