import type { MailGood } from '#app/mail/define-mails'
import { html, type Markup } from '#app/mail/html'
import { HUES } from '#app/mail/mail-colors'
import { toImage } from '#app/mail/mail-image'
import { mailStyles as styles } from '#app/mail/mail-styles'

const THUMB = '64'

/** What was bought: pack, name, size and pieces, amount. */
export function toGoods(goods: readonly MailGood[]): Markup {
  const hasPictures = goods.some(({ picture }) => picture !== null)
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="${styles.goods}"><tbody>${goods.map((good) => toGood(good, hasPictures))}</tbody></table>`
}

/** Where none has a picture, no room is kept for one; among others an empty place has the colour of its goods. */
function toGood(good: MailGood, hasPictures: boolean): Markup {
  const thumb = hasPictures && html`<td class="ln" width="${THUMB}" style="${styles.thumb}">${toThumb(good)}</td>`
  const words = html`<td class="ln" style="${hasPictures ? styles.good : styles.goodAlone}">${toName(good)}<br><span class="mut" style="${styles.small}">${good.note}</span></td>`
  return html`<tr>${thumb || ''}${words}<td class="ln" style="${styles.amount}"><strong>${good.amount}</strong></td></tr>`
}

function toName({ name, href }: MailGood): Markup {
  if (href === undefined) return html`<strong>${name}</strong>`
  return html`<a class="a" href="${href}" style="${styles.link}" target="_blank"><strong>${name}</strong></a>`
}

/** The name stands beside it, so the picture itself says nothing. */
function toThumb({ tint, picture }: MailGood): Markup {
  const { tint: ground, solid } = HUES[tint]
  const image = picture
    ? toImage({ src: picture.small, alt: '', width: THUMB, height: THUMB }, styles.logo)
    : html`<div style="width:${THUMB}px;height:${THUMB}px;line-height:0;font-size:0">&nbsp;</div>`
  return html`<table role="presentation" cellpadding="0" cellspacing="0"><tbody><tr><td bgcolor="${ground}" style="background-color:${ground};border-bottom:5px solid ${solid}">${image}</td></tr></tbody></table>`
}
