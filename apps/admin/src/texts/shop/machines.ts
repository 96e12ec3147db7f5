/** Machines of a partner on the card of a customer. */
export const MACHINES = {
  heading: 'Propojení partnera',
  webhooks: 'Zprávy ven',
  keys: 'Klíče dovnitř',
  noWebhooks: 'Žádná adresa.',
  noKeys: 'Žádný klíč.',
  notPartner: 'Účet teď není schválený partner, propojení stojí.',
  states: { active: 'v provozu', paused: 'pozastaveno' },
  topics: {
    'order.state_changed': 'stav objednávky',
    'parcel.shipped': 'odeslaný balík',
    'parcel.delivered': 'doručený balík',
    'invoice.issued': 'vystavený doklad',
    'stock.changed': 'dostupnost zboží',
  },
  outcomes: {
    taken: 'přijato',
    refused: 'odmítnuto',
    timeout: 'bez odpovědi',
    unreachable: 'nedostupné',
    broken_off: 'přerušeno',
    forbidden_address: 'nepovolená adresa',
  } as Record<string, string>,
  scopes: {
    'prices:read': 'ceník',
    'stock:read': 'sklad',
    'orders:read': 'objednávky',
    'documents:read': 'doklady',
  },
  waiting: (count: number) => `čeká: ${count}`,
  failing: (since: string) => `selhává od ${since}`,
  last: (outcome: string, status: number | null, at: string) =>
    `naposledy ${at}: ${outcome}${status === null ? '' : ` (${status})`}`,
  never: 'zatím nic neodešlo',
  used: (at: string) => `naposledy ${at}`,
  unused: 'ještě bez použití',
  revoked: (at: string) => `zrušený ${at}`,
} as const
