import { typeset } from '@shop/czech/typeset'
import type { ApiScope } from '@shop/domain/partner-api/api-scopes'

const scopes: Record<ApiScope, string> = {
  'prices:read': 'Můj ceník',
  'stock:read': 'Dostupnost zboží',
  'orders:read': 'Moje objednávky a zásilky',
  'documents:read': 'Moje faktury a dobropisy',
}

/** Keys by which machines of a partner ask us. */
export const apiKeyTexts = {
  ...typeset({
    heading: 'Klíče k API',
    lead: 'S klíčem si váš systém přečte ceník, dostupnost, objednávky a doklady vašeho účtu. Nic změnit nemůže.',
    empty: 'Zatím žádný klíč.',
    add: 'Vytvořit klíč',
    name: 'Název klíče',
    nameHint: 'Podle něj poznáte, který systém ho má, třeba Sklad nebo Účetnictví.',
    scopes: 'Co smí číst',
    scopesMissing: 'Vyberte aspoň jednu věc, kterou smí klíč číst.',
    scopeNames: scopes,
    secret: 'Klíč k API',
    once: 'Klíč si uložte hned',
    onceLead:
      'Podruhé ho neukážeme. Kdo ho má, čte to, co jste dovolili. Do stránek ani do aplikací nepatří, jen na server.',
    holds: 'platí',
    revoked: 'odvolaný',
    suspended: 'pozastavený',
    suspendedLead: 'Klíče teď nic neotevřou, účet nemá partnerské podmínky. Až je zase dostane, budou platit dál.',
    revoke: 'Odvolat',
    unused: 'Zatím nepoužitý',
    guide: 'Jak se API ptát',
    guideOne:
      'Klíč patří do hlavičky Authorization, odpovědi jsou JSON. Částky jsou v haléřích. V příkladech je $CENICH adresa e-shopu a $CENICH_KEY váš klíč.',
    guidePages:
      'Seznamy chodí po stránkách od nejstaršího. Hodnotu next pošlete příště jako after, null znamená konec.',
    guideLimits:
      'Jeden klíč se smí zeptat šestsetkrát za 10 minut. Pak odpovíme stavem 429 a v hlavičce Retry-After je, za kolik sekund to zkusit znovu.',
    guideRefusals:
      'Stav 401 znamená, že klíč neplatí. Stav 403 znamená, že na tohle není, nebo že účet nemá partnerské podmínky. Cizí objednávka nebo doklad je 404.',
    guideAddresses: 'Adresy',
    address: 'Adresa',
    brings: 'Co vrátí',
    guideAsk: 'Dotaz',
    guideAll: 'Všechny stránky seznamu (Node.js)',
    guideOrder: 'Odpověď na jednu objednávku',
    file: 'Soubor dokladu, místo pdf může být isdoc',
    oneOrder: 'Jedna objednávka s řádky',
  }),
  made: (day: string) => `Vytvořený ${day}`,
  used: (moment: string) => `Naposledy použitý ${moment}`,
  revokedOn: (day: string) => `Odvolaný ${day}`,
  of: (label: string, name: string) => `${label}: ${name}`,
}
