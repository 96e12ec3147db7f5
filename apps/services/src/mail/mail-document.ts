import type { Seller } from '@shop/contract/seller'
import { nonBreaking } from '@shop/czech/non-breaking'
import { toSender, toSignature } from '#app/mail/company'
import type { FilledMail } from '#app/mail/fill-mail'
import { html, type Markup } from '#app/mail/html'
import { toBlock, toImage, toLink } from '#app/mail/mail-blocks'
import type { MailLinks } from '#app/mail/mail-links'
import { mailStyles as styles } from '#app/mail/mail-styles'

interface MailParts {
  mail: FilledMail
  links: MailLinks
  logoSrc: string
  seller: Seller
}

// Without one, mail programs draw as browsers of the nineties did.
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'
/** What a mailbox shows beside the subject; signs without width keep the mail's own text out of it. */
const PREVIEW_LENGTH = 200
const PADDING = '\u00a0\u200c\u200b\u200d\ufeff'

/** Tables, and styles in attributes: what mail programs draw. */
export function writeMailDocument(parts: MailParts): string {
  const { markup } = html`<html dir="ltr" lang="cs">${toHead(parts.mail.subject)}${toBody(parts)}</html>`
  return DOCTYPE + markup
}

function toHead(title: string): Markup {
  return html`<head><meta content="text/html; charset=UTF-8" http-equiv="Content-Type"><meta name="x-apple-disable-message-reformatting"><title>${title}</title></head>`
}

/** Yahoo drops the styles of the body, so a cell around everything has them. */
function toBody(parts: MailParts): Markup {
  const ground = html`<table border="0" width="100%" cellpadding="0" cellspacing="0" role="presentation" align="center"><tbody><tr><td dir="ltr" lang="cs" style="${styles.ground}">${toPage(parts)}</td></tr></tbody></table>`
  return html`<body dir="ltr" lang="cs" style="${styles.body}">${toPreview(parts.mail.preheader)}${ground}</body>`
}

function toPreview(preheader: string): Markup {
  const text = preheader.slice(0, PREVIEW_LENGTH)
  return html`<div style="${styles.preview}">${text}<div>${PADDING.repeat(PREVIEW_LENGTH - text.length)}</div></div>`
}

function toPage({ mail, links, logoSrc, seller }: MailParts): Markup {
  const content = [
    toImage({ src: logoSrc, alt: 'Čenich', width: '168', height: '39' }, styles.logo),
    ...mail.blocks.map(toBlock),
    html`<p style="${styles.signature}">${toSignature(seller).map(toLine)}</p>`,
    html`<hr style="${styles.rule}">`,
    html`<p style="${styles.small}">${toFooter(mail.kind, links, seller)}</p>`,
  ]
  return html`<table align="center" width="100%" border="0" cellpadding="0" cellspacing="0" role="presentation" style="${styles.page}"><tbody><tr style="width:100%"><td style="${styles.inside}">${content}</td></tr></tbody></table>`
}

function toLine(text: string): Markup {
  return html`<span style="${styles.line}">${text}</span>`
}

function toFooter(kind: FilledMail['kind'], links: MailLinks, seller: Seller): Markup {
  const sender = nonBreaking(`${toSender(seller)}.`)
  const link = (href: string, label: string) => toLink({ href, label }, styles.smallLink)
  if (kind === 'transactional') {
    const privacy = link(links.privacy, 'Ochrana osobních údajů')
    return html`Tuto zprávu posíláme kvůli vaší objednávce, účtu nebo žádosti. ${sender} ${privacy}`
  }
  const unsubscribe = link(links.unsubscribe ?? '', 'Odhlásit se jedním klikem')
  const preferences = link(links.preferences, 'Nastavení zpráv')
  return html`Obchodní sdělení. Odesílatel ${sender} ${unsubscribe} · ${preferences}`
}
