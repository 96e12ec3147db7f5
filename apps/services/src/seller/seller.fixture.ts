import type { Seller } from '@shop/contract/seller'

/** The company every shop is born with. */
export const SAMPLE_SELLER: Seller = {
  name: 'Čenich s.r.o., vzorová data',
  street: 'Zahradní 1204',
  city: 'Hlinsko',
  zip: '53901',
  country: 'CZ',
  companyId: '00000019',
  vatId: 'CZ00000019',
  register: 'Zapsáno v obchodním rejstříku, vzorová data',
  account: '2500000006/2010',
  phone: '800 202 404',
  phoneHours: 'po–pá 8–18 h',
  email: 'ahoj@cenich.example',
  returnAddress: 'Čenich, sklad vratek, Zahradní 1204, 539 01 Hlinsko',
  isSample: true,
}
