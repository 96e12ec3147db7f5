type Seller = {
  readonly name: string
  readonly street: string
  readonly city: string
  readonly zip: string
  readonly companyId: string
  readonly vatId: string
  readonly account: string
  readonly returnAddress: string
  readonly phone: string
  readonly phoneHours: string
  readonly email: string
}

/** The company as texts of editors and mails name it, `{{company.ico}}` and the like. */
export function sellerValues(seller: Seller) {
  const zip = `${seller.zip.slice(0, 3)} ${seller.zip.slice(3)}`
  return {
    'company.name': seller.name,
    'company.address': `${seller.street}, ${zip} ${seller.city}`,
    'company.ico': seller.companyId,
    'company.dic': seller.vatId,
    'company.bankAccount': seller.account,
    'company.returnAddress': seller.returnAddress,
    'company.phone': seller.phone,
    'company.phoneHours': seller.phoneHours,
    'company.email': seller.email,
  }
}
