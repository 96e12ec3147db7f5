import type { FilledMail } from '#app/mail/fill-mail'
import { html, type Markup } from '#app/mail/html'
import { toLead } from '#app/mail/mail-blocks'
import { HUES } from '#app/mail/mail-colors'
import { toImage } from '#app/mail/mail-image'
import { mailStyles as styles } from '#app/mail/mail-styles'

const PACK = '250'

/** The coloured head: who speaks, what happened, the one thing to do, and the pack it is about, or the dog. */
export function toHero({ title, lead, hero }: FilledMail, dogSrc: string): Markup {
  const { tint, solid } = HUES[hero?.tint ?? 'yellow']
  const picture = hero?.picture
    ? { src: hero.picture.large, alt: `${hero.name}, ${hero.note}` }
    : { src: dogSrc, alt: '' }
  const words = html`<td class="stk px" style="${styles.words}"><h1 class="h1" style="${styles.title}">${title}</h1>${lead.map(toLead)}</td>`
  const pack = html`<td class="stk" width="${PACK}" align="center" style="${styles.pack}">${toImage({ ...picture, width: PACK, height: PACK, name: 'pack' }, styles.logo)}</td>`
  const inside = html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tbody><tr>${words}${pack}</tr></tbody></table>`
  const head = html`<tr><td class="tint" bgcolor="${tint}" style="background-color:${tint}">${inside}</td></tr>`
  const band = html`<tr><td bgcolor="${solid}" style="background-color:${solid};height:10px;line-height:10px;font-size:0">&nbsp;</td></tr>`
  return html`${head}${band}`
}

/** The nine meats, as on every page of the shop. */
export function toStripes(): Markup {
  const stripes = Object.entries(HUES).filter(([name]) => name !== 'mist')
  const cells = stripes.map(
    ([, { solid }]) =>
      html`<td bgcolor="${solid}" style="height:6px;line-height:6px;font-size:0;background-color:${solid}">&nbsp;</td>`,
  )
  return html`<tr><td><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tbody><tr>${cells}</tr></tbody></table></td></tr>`
}
