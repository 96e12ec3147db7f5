interface Addresses {
  notifications: string
  gopay: string
  fio: string
  packeta: string
  ppl: string
}

/** What the services must know to reach the fakes; keys are those the fakes expect. */
export function partnerEnv({ notifications, gopay, fio, packeta, ppl }: Addresses): Record<string, string> {
  return {
    NOTIFICATIONS_URL: notifications,
    GOPAY_URL: `${gopay}/api`,
    GOPAY_GOID: '8123456789',
    GOPAY_CLIENT_ID: '1100000000',
    GOPAY_CLIENT_SECRET: 'development',
    FIO_URL: `${fio}/v1/rest`,
    FIO_TOKEN: 'd'.repeat(64),
    PACKETA_URL: `${packeta}/api/rest`,
    PACKETA_API_PASSWORD: '0123456789abcdef0123456789abcdef',
    PACKETA_SENDER: 'cenich',
    PACKETA_WEBHOOK_KEY: 'test-key',
    PPL_URL: ppl,
    PPL_CLIENT_ID: 'development',
    PPL_CLIENT_SECRET: 'development',
  }
}

const NOWHERE = 'http://127.0.0.1:1'

/** For drills and benches that buy but ask no partner. */
export const NO_PARTNERS = {
  ...partnerEnv({ notifications: NOWHERE, gopay: NOWHERE, fio: NOWHERE, packeta: NOWHERE, ppl: NOWHERE }),
  ARES_URL: NOWHERE,
}
