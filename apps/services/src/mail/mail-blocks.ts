import type { FilledBlock, FilledInline } from '#app/mail/fill-mail'
import { html, type Markup } from '#app/mail/html'
import { mailStyles as styles } from '#app/mail/mail-styles'

interface MailLink {
  href: string
  label: string
}

/** Outlook knows no padding of a link: spaces that only it sees, stretched to 24 px, stand on both sides instead. */
const OUTLOOK_LEFT = html`<span><!--[if mso]><i style="mso-font-width:400%;mso-text-raise:18px" hidden>&#8202;&#8202;&#8202;</i><![endif]--></span>`
const OUTLOOK_RIGHT = html`<span><!--[if mso]><i style="mso-font-width:400%" hidden>&#8202;&#8202;&#8202;&#8203;</i><![endif]--></span>`

export function toBlock(block: FilledBlock): Markup {
  switch (block.kind) {
    case 'paragraph':
      return html`<p style="${styles.text}">${block.parts.map(toPart)}</p>`
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
    case 'image':
      return toImage({ ...block, width: '200' }, styles.image)
  }
}

export function toImage(
  { src, alt, width, height }: { src: string; alt: string; width: string; height?: string },
  style: string,
): Markup {
  const size = height ? html` height="${height}"` : html``
  return html`<img alt="${alt}"${size} src="${src}" style="${style}" width="${width}">`
}

export function toLink({ href, label }: MailLink, style: string): Markup {
  return html`<a href="${href}" style="${style}" target="_blank">${label}</a>`
}

function toButtons(links: MailLink[]): Markup {
  return html`<table align="center" width="100%" border="0" cellpadding="0" cellspacing="0" role="presentation" style="${styles.buttons}"><tbody><tr><td>${links.map(toButton)}</td></tr></tbody></table>`
}

function toButton({ href, label }: MailLink): Markup {
  const text = html`<span style="${styles.label}">${label}</span>`
  return html`<a href="${href}" style="${styles.button}" target="_blank">${OUTLOOK_LEFT}${text}${OUTLOOK_RIGHT}</a>`
}

function toRow(row: FilledInline[][]): Markup {
  const last = row.length - 1
  const cells = row.map((cell, index) => {
    const style = last > 0 && index === last ? styles.lastCell : styles.cell
    return html`<td style="${style}">${cell.map(toPart)}</td>`
  })
  return html`<tr>${cells}</tr>`
}

function toPart(part: FilledInline): Markup {
  if (part.kind === 'text') return html`${part.text}`
  if (part.kind === 'strong') return html`<strong>${part.parts.map(toPart)}</strong>`
  return toLink(part, styles.link)
}
