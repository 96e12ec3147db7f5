import { bounceAddress } from '#app/campaign/bounce-address'
import type { Claimed, Outcome } from '#app/campaign/recipients.sql'
import type { Config } from '#app/config'
import type { LetterForm } from '#app/mail/letter-form'
import type { LetterLine } from '#app/mail/letter-line'
import { judgeSmtpError } from '#app/mail/smtp-error'
import { letterToken } from '#app/newsletter/letter-token'

/** As long as a token and nothing else in a letter looks like it. */
export const STAND_IN = 'klic-kazdeho-prijemce-je-jeho-vlastni-xxxxx'

/** Drawn once with a stand-in for what is somebody's own. */
export function unsubscribeUrl({ STOREFRONT_URL }: Pick<Config, 'STOREFRONT_URL'>, token = STAND_IN): string {
  return `${STOREFRONT_URL}/lp/newsletter-unsubscribed?klic=${token}`
}

export function letterId({ STOREFRONT_URL }: Pick<Config, 'STOREFRONT_URL'>, recipientId: number): string {
  return `<letter-${recipientId}@${new URL(STOREFRONT_URL).hostname}>`
}

interface Letters {
  config: Config
  campaignId: number
  /** Of the envelope when no host listens for what comes back. */
  sender: string
  forms: Record<'a' | 'b', LetterForm>
}

/** Hands one letter over and says what is known of it afterwards. A line that went dead in the middle leaves a doubt, never a second letter. */
export async function handOver(line: LetterLine, letters: Letters, to: Claimed): Promise<Outcome> {
  const { config, campaignId, sender, forms } = letters
  const { id, subscriptionId, email, variant } = to
  const token = letterToken(config.AUTH_SECRET, { subscriptionId, campaignId })
  try {
    const letter = await forms[variant]({ to: email, messageId: letterId(config, id), token })
    const answer = await line.hand({ from: bounceAddress(config, id) ?? sender, to: email }, letter)
    return { id, state: 'sent', answer, tried: 0, isNobodyThere: false }
  } catch (error) {
    const { verdict, answer, isNobodyThere } = judgeSmtpError(error)
    const state = verdict === 'refused' ? 'refused' : verdict === 'not_taken' ? 'waiting' : 'in_doubt'
    return { id, state, answer, tried: /\b4\d\d$/.test(answer) ? 1 : 0, isNobodyThere }
  }
}
