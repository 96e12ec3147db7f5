export interface MailLinks {
  terms: string
  privacy: string
  preferences: string
  /** Every commercial mail has its own; it works without signing in. */
  unsubscribe: string | null
}

export function toMailLinks(storefrontUrl: string, unsubscribe: string | null): MailLinks {
  return {
    terms: `${storefrontUrl}/s/obchodni-podminky`,
    privacy: `${storefrontUrl}/s/ochrana-osobnich-udaju`,
    preferences: `${storefrontUrl}/ucet/osobni-udaje`,
    unsubscribe,
  }
}
