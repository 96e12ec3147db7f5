import type { MailStep } from '#app/mail/define-mails'
import { html, type Markup } from '#app/mail/html'
import { COLORS } from '#app/mail/mail-colors'
import { mailStyles as styles } from '#app/mail/mail-styles'

const DOTS = {
  done: { px: 16, color: COLORS.forest, name: 'on' },
  current: { px: 22, color: COLORS.carrot, name: 'now' },
  ahead: { px: 16, color: COLORS.ahead, name: 'off' },
} as const

/** The way of the order: the nose stands where it is now. */
export function toTrail(steps: readonly MailStep[]): Markup {
  const width = `${Math.floor(100 / Math.max(1, steps.length))}%`
  const cells = steps.map((step, index) => toStep(step, width, index === steps.length - 1))
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="${styles.trail}"><tbody><tr>${cells}</tr></tbody></table>`
}

function toStep({ title, text, state }: MailStep, width: string, isLast: boolean): Markup {
  const dot = toDot(state)
  const line = isLast ? html`<td></td>` : toLine(state)
  const path = html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tbody><tr><td height="26" width="26" style="height:26px">${dot}</td>${line}</tr></tbody></table>`
  const words = html`<p style="${styles.stepWords}"><strong>${title}</strong><br><span class="mut" style="color:${COLORS.muted}">${text}</span></p>`
  return html`<td width="${width}" style="${styles.step}">${path}${words}</td>`
}

function toDot(state: MailStep['state']): Markup {
  const { px, color, name } = DOTS[state]
  return html`<div class="${name}" style="width:${String(px)}px;height:${String(px)}px;border-radius:50%;background-color:${color}"></div>`
}

/** Drawn in the middle of the row, so that it meets the dots. */
function toLine(state: MailStep['state']): Markup {
  const isWalked = state === 'done'
  const color = isWalked ? COLORS.forest : COLORS.ahead
  const dotted = html`<div class="${isWalked ? 'on-ln' : 'off-ln'}" style="height:0;line-height:0;font-size:0;border-top:4px dotted ${color};margin-right:4px"></div>`
  return html`<td style="vertical-align:middle">${dotted}</td>`
}
