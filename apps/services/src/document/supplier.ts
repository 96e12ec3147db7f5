import type { Supplier } from '#app/document/stored-document'
import { COMPANY, COMPANY_NAME } from '#app/mail/company'
import { companyIban } from '#app/payment/transfer'

/** Who issues our documents; a copy of it goes into each. */
export function currentSupplier(): Supplier {
  return {
    name: COMPANY_NAME,
    street: 'Zahradní 1204',
    city: 'Hlinsko',
    zip: '53901',
    country: 'CZ',
    companyId: COMPANY['company.ico'],
    vatId: `CZ${COMPANY['company.ico']}`,
    register: 'Zapsáno v obchodním rejstříku, vzorová data',
    account: COMPANY['company.bankAccount'],
    iban: companyIban(),
    email: 'ahoj@cenich.example',
    phone: '800 202 404',
  }
}
