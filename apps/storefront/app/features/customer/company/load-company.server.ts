import type { ServicesClient } from '@shop/clients/services'
import type { CompanyView } from '@shop/contract/company/company'
import type { CompanyPeople } from '@shop/contract/company/people'

interface CompanyPage {
  /** The company with its money, for whoever may see that. */
  company: CompanyView | null
  /** What the one who asks is in it; null for whoever buys for themselves. */
  place: CompanyPeople | null
}

export async function loadCompany(services: ServicesClient): Promise<CompanyPage> {
  const [money, people] = await Promise.all([services.company({}), services.companyPeople({})])
  if (!money.ok) throw new Error(`The company was not told: ${money.code}.`)
  if (!people.ok) throw new Error(`The people of the company were not told: ${people.code}.`)
  return { company: money.value.company, place: people.value.place }
}
