interface Partner {
  /** Of its fake, in development. */
  port: number
  /** What the services must know to reach it there; keys are those the fake expects. */
  env(url: string): Record<string, string>
}

/** Two names of one printer: what a bench is told to swap is the name. */
function printersAt(host: string): string {
  return ['zebra-1', 'zebra-2'].map((code) => `${code}=${host}`).join(',')
}

/** Outside companies as the demo shop knows them, and the printer beside the bench. */
const PARTNERS = {
  gopay: {
    port: 4101,
    env: (url) => ({
      GOPAY_URL: `${url}/api`,
      GOPAY_GOID: '8123456789',
      GOPAY_CLIENT_ID: '1100000000',
      GOPAY_CLIENT_SECRET: 'development',
    }),
  },
  packeta: {
    port: 4102,
    env: (url) => ({
      PACKETA_URL: `${url}/api/rest`,
      PACKETA_API_PASSWORD: '0123456789abcdef0123456789abcdef',
      PACKETA_SENDER: 'cenich',
      PACKETA_WEBHOOK_KEY: 'test-key',
    }),
  },
  ppl: {
    port: 4103,
    env: (url) => ({ PPL_URL: url, PPL_CLIENT_ID: 'development', PPL_CLIENT_SECRET: 'development' }),
  },
  fio: { port: 4104, env: (url) => ({ FIO_URL: `${url}/v1/rest`, FIO_TOKEN: 'd'.repeat(64) }) },
  ares: { port: 4105, env: (url) => ({ ARES_URL: url, VIES_URL: url }) },
  zebra: { port: 4107, env: (url) => ({ PRINTERS: printersAt(new URL(url).host) }) },
} satisfies Record<string, Partner>

export type PartnerName = keyof typeof PARTNERS

const ENTRIES = Object.entries(PARTNERS) as [PartnerName, Partner][]

export const PARTNER_NAMES = ENTRIES.map(([name]) => name)

export const PARTNER_PORTS = Object.fromEntries(ENTRIES.map(([name, { port }]) => [name, port])) as Record<
  PartnerName,
  number
>

const NOWHERE = 'http://127.0.0.1:1'

/** Where the services find each partner, and where partners ring. Whoever is not named is nowhere. */
export function partnerEnv(
  urls: Partial<Record<PartnerName, string>>,
  notifications: string = NOWHERE,
): Record<string, string> {
  const partners = ENTRIES.map(([name, { env }]) => env(urls[name] ?? NOWHERE))
  return Object.assign({ NOTIFICATIONS_URL: notifications }, ...partners)
}

/** For drills and benches that buy but ask no partner. */
export const NO_PARTNERS = partnerEnv({})
