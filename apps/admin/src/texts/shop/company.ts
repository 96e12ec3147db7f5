import { formatPrice } from '@shop/czech/format-price'
import type { CompanyRole } from '@shop/domain/company/company-rights'

const ROLES: Record<CompanyRole, string> = {
  buyer: 'nákupčí',
  approver: 'schvalovatel',
  accountant: 'účetní',
  manager: 'správce',
}
const OVER = { order: 'limit jedné objednávky', month: 'měsíční limit' } as const

/** People of a company on the card of a customer and at an order. */
export const COMPANY = {
  heading: 'Lidé firmy',
  memberOf: 'Nakupuje za firmu',
  people: 'Kdo za ni pracuje',
  noPeople: 'Jen majitel účtu.',
  branches: 'Pobočky',
  waiting: 'Čeká na schválení ve firmě',
  roles: ROLES,
  perOrder: (limit: number) => `na objednávku ${formatPrice(limit)} bez DPH`,
  perMonth: (limit: number, spent: number) => `na měsíc ${formatPrice(limit)} bez DPH, objednáno ${formatPrice(spent)}`,
  over: (over: keyof typeof OVER, limit: number) => `nad ${OVER[over]} ${formatPrice(limit)}`,
  net: (amount: number) => `${formatPrice(amount)} bez DPH`,
  until: (at: string) => `do ${at}`,
  buyer: 'Objednal za firmu',
  gone: 'člověk, který už účet nemá',
  branch: 'Pobočka',
  verdict: 'Ve firmě',
  decisions: { approved: 'schválil', refused: 'zamítl' },
  undecided: 'zatím nikdo nerozhodl',
} as const
