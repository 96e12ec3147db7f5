import type { FilledBlock, FilledInline } from '#app/mail/fill-mail'
import { html, type Markup } from '#app/mail/html'
import { toGoods } from '#app/mail/mail-goods'
import { toImage } from '#app/mail/mail-image'
import { mailStyles as styles } from '#app/mail/mail-styles'
import { toTrail } from '#app/mail/mail-trail'

interface MailLink {
  href: string
  label: string
}

/** Outlook knows no padding of a link: spaces that only it sees, stretched to 30 px, stand on both sides instead. */
const OUTLOOK_LEFT = html`<span><!--[if mso]><i style="mso-font-width:400%;mso-text-raise:18px" hidden>&#8202;&#8202;&#8202;</i><![endif]--></span>`
const OUTLOOK_RIGHT = html`<span><!--[if mso]><i style="mso-font-width:400%" hidden>&#8202;&#8202;&#8202;&#8203;</i><![endif]--></span>`

export function toBlock(block: FilledBlock): Markup {
  switch (block.kind) {
    case 'heading':
      return html`<h2 style="${styles.heading}">${block.parts.map(toPart)}</h2>`
    case 'paragraph':
      return html`<p style="${styles.text}">${block.parts.map(toPart)}</p>`
    case 'note':
      return html`<p class="mut" style="${styles.note}">${block.parts.map(toPart)}</p>`
    case 'buttons':
      return toButtons(block.links)
    case 'list': {
      const items = block.items.map((item) => html`<li style="${styles.item}">${item.map(toPart)}</li>`)
      return block.ordered
        ? html`<ol style="${styles.list}">${items}</ol>`
        : html`<ul style="${styles.list}">${items}</ul>`
    }
    case 'table':
      return html`<table style="${styles.table}"><tbody>${block.rows.map(toRow)}</tbody></table>`
    case 'goods':
      return toGoods(block.goods)
    case 'trail':
      return toTrail(block.steps)
    case 'image':
      return toImage({ ...block, width: '200' }, styles.image)
  }
}

/** The first words, larger than the rest. */
export function toLead(block: FilledBlock): Markup {
  return block.kind === 'paragraph' ? html`<p style="${styles.lead}">${block.parts.map(toPart)}</p>` : toBlock(block)
}

export function toLink({ href, label }: MailLink, style: string): Markup {
  return html`<a class="a" href="${href}" style="${style}" target="_blank">${label}</a>`
}

/** One button; what else can be done are links under it, so that nobody wonders which one matters. */
function toButtons([first, ...others]: MailLink[]): Markup {
  if (!first) return html``
  const button = html`<table border="0" cellpadding="0" cellspacing="0" role="presentation" style="${styles.buttons}"><tbody><tr><td bgcolor="#F26A1B" style="${styles.buttonCell}">${toButton(first)}</td></tr></tbody></table>`
  if (others.length === 0) return button
  const links = others.map((link, index) => html`${index > 0 ? ' · ' : ''}${toLink(link, styles.link)}`)
  return html`${button}<p style="${styles.others}">${links}</p>`
}

function toButton({ href, label }: MailLink): Markup {
  return html`<a href="${href}" style="${styles.button}" target="_blank">${OUTLOOK_LEFT}<span>${label}</span>${OUTLOOK_RIGHT}</a>`
}

function toRow(row: FilledInline[][]): Markup {
  const last = row.length - 1
  const isSum = row.every((cell) => cell.length === 1 && cell[0]?.kind === 'strong')
  const cells = row.map((cell, index) => {
    const style = last > 0 && index === last ? styles.lastCell : styles.cell
    return html`<td class="ln" style="${isSum ? `${style};${styles.sum}` : style}">${cell.map(toPart)}</td>`
  })
  return html`<tr>${cells}</tr>`
}

function toPart(part: FilledInline): Markup {
  if (part.kind === 'text') return html`${part.text}`
  if (part.kind === 'strong') return html`<strong>${part.parts.map(toPart)}</strong>`
  return toLink(part, styles.link)
}
