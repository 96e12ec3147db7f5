import type { InviteMember } from '@shop/contract/company/people'
import type { Harness } from '../harness.ts'
import { query } from '../paying.ts'
import { newCustomer, type Person } from '../people.ts'
import { newCompany } from './buying-company.ts'

type Placement = Partial<Omit<InviteMember, 'email'>> & Pick<InviteMember, 'role'>

/** A company with the address its documents name. */
export async function newCompanyAt(shop: Harness, limit: number | null = 10_000_000): Promise<Person> {
  const owner = await newCompany(shop, limit)
  await name(shop, owner, 'Ivana', 'Malá')
  const added = await owner.call('addAddress', {
    ...{ firstName: 'Ivana', lastName: 'Malá', company: 'Psí potřeby Vzorová a.s.' },
    ...{ street: 'Korunní 41', city: 'Praha', zip: '120 00', asWritten: true },
  })
  if (added.status >= 300) throw new Error(JSON.stringify(added.error))
  return owner
}

async function name(shop: Harness, { email }: Person, firstName: string, lastName: string): Promise<void> {
  await query(
    shop,
    `update shop.customers set first_name = $2, last_name = $3, phone = '+420777222333' where email = $1`,
    [email, firstName, lastName],
  )
}

/** The secret of the newest letter. */
export async function letterTo(shop: Harness, email: string): Promise<string> {
  const { text } = await shop.mailTo(email)
  const [, token] = /\/l\/pozvanka\/([\w-]{43})/.exec(text ?? '') ?? []
  if (!token) throw new Error(`There is no invitation in: ${text}`)
  return token
}

/** Somebody with an account of their own who was invited and came. */
export async function joinedBy(
  shop: Harness,
  owner: Person,
  placement: Placement,
  lastName = 'Beneš',
): Promise<Person> {
  const person = await newCustomer(shop)
  await name(shop, person, 'Tomáš', lastName)
  const invited = await owner.call('inviteMember', { ...placement, email: person.email })
  if (invited.status !== 200) throw new Error(JSON.stringify(invited.error))
  const accepted = await person.call('acceptCompanyInvitation', { token: await letterTo(shop, person.email) })
  if (accepted.status !== 200) throw new Error(JSON.stringify(accepted.error))
  return person
}

export async function placeOf(person: Person) {
  const { value } = await person.call('companyPeople', {})
  return value.place
}

export async function memberIdOf(owner: Person, { email }: Person): Promise<number> {
  const found = (await placeOf(owner))?.managed?.members.find((one) => one.email === email)
  if (!found) throw new Error(`${email} is no member.`)
  return found.memberId
}
