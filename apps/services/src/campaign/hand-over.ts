import { bounceAddress } from '#app/campaign/bounce-address'
import type { Claimed, Outcome } from '#app/campaign/recipients.sql'
import type { Config } from '#app/config'
import type { Mailer } from '#app/mail/mailer'
import type { RenderedMail } from '#app/mail/render-mail'
import { judgeSmtpError } from '#app/mail/smtp-error'
import { letterToken } from '#app/newsletter/letter-token'

/** As long as a token and nothing else in a letter looks like it. */
const STAND_IN = 'klic-kazdeho-prijemce-je-jeho-vlastni-xxxxx'

/** Drawn once with a stand-in for what is somebody's own. */
export function unsubscribeUrl({ STOREFRONT_URL }: Pick<Config, 'STOREFRONT_URL'>, token = STAND_IN): string {
  return `${STOREFRONT_URL}/lp/newsletter-unsubscribed?klic=${token}`
}

export function letterId({ STOREFRONT_URL }: Pick<Config, 'STOREFRONT_URL'>, recipientId: number): string {
  return `<letter-${recipientId}@${new URL(STOREFRONT_URL).hostname}>`
}

interface Letters {
  mailer: Mailer
  config: Config
  campaignId: number
  drawn: Record<'a' | 'b', RenderedMail>
}

/** Hands one letter over and says what is known of it afterwards. A line that went dead in the middle leaves a doubt, never a second letter. */
export async function handOver({ mailer, config, campaignId, drawn }: Letters, to: Claimed): Promise<Outcome> {
  const { id, subscriptionId, email, variant } = to
  const { subject, html, text } = drawn[variant]
  const token = letterToken(config.AUTH_SECRET, { subscriptionId, campaignId })
  try {
    const answer = await mailer.sendLetter({
      messageId: letterId(config, id),
      ...{ to: email, subject },
      html: html.replaceAll(STAND_IN, token),
      text: text.replaceAll(STAND_IN, token),
      bounceTo: bounceAddress(config, id),
      unsubscribeUrl: unsubscribeUrl(config, token),
    })
    return { id, state: 'sent', answer, tried: 0 }
  } catch (error) {
    const { verdict, answer } = judgeSmtpError(error)
    const state = verdict === 'refused' ? 'refused' : verdict === 'not_taken' ? 'waiting' : 'in_doubt'
    return { id, state, answer, tried: /\b4\d\d$/.test(answer) ? 1 : 0 }
  }
}
