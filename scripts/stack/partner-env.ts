/** What the services must know to reach the fakes; keys are those the fakes expect. */
export function partnerEnv({ notifications, gopay }: { notifications: string; gopay: string }): Record<string, string> {
  return {
    NOTIFICATIONS_URL: notifications,
    GOPAY_URL: `${gopay}/api`,
    GOPAY_GOID: '8123456789',
    GOPAY_CLIENT_ID: '1100000000',
    GOPAY_CLIENT_SECRET: 'development',
  }
}

const NOWHERE = 'http://127.0.0.1:1'

/** For drills and benches that buy but ask no partner. */
export const NO_PARTNERS = { ...partnerEnv({ notifications: NOWHERE, gopay: NOWHERE }), ARES_URL: NOWHERE }
