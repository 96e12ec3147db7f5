import type { CommonPlaceholder } from '#app/mail/define-mails'

/** Sample data of a shop that does not exist; a real one puts its own here before its first mail. */
export const COMPANY: Record<CommonPlaceholder, string> = {
  'company.address': 'Zahradní 1204, 539 01 Hlinsko',
  'company.ico': '00000019',
  'company.bankAccount': '2500000006/2010',
  'company.returnAddress': 'Čenich, sklad vratek, Zahradní 1204, 539 01 Hlinsko',
}

export const COMPANY_NAME = 'Čenich s.r.o., vzorová data'
export const SIGNATURE = ['Čenich', '800 202 404, po–pá 8–18 h', 'ahoj@cenich.example']
