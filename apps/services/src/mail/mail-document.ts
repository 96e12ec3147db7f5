import type { Seller } from '@shop/contract/seller'
import { nonBreaking } from '@shop/czech/non-breaking'
import { HELP, toSender } from '#app/mail/company'
import type { FilledMail } from '#app/mail/fill-mail'
import { html, type Markup } from '#app/mail/html'
import { toBlock, toLink } from '#app/mail/mail-blocks'
import { toHero, toStripes } from '#app/mail/mail-hero'
import { toImage } from '#app/mail/mail-image'
import type { MailLinks } from '#app/mail/mail-links'
import { STYLE_SHEET, mailStyles as styles } from '#app/mail/mail-styles'

/** Pictures every mail has. The logo is white on the dark ground. */
export interface MailPictures {
  logo: string
  logoDark: string
  dog: string
}

interface MailParts {
  mail: FilledMail
  links: MailLinks
  pictures: MailPictures
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
  return html`<head><meta content="text/html; charset=UTF-8" http-equiv="Content-Type"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="x-apple-disable-message-reformatting"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${title}</title>${STYLE_SHEET}</head>`
}

/** Yahoo drops the styles of the body, so a cell around everything has them. */
function toBody(parts: MailParts): Markup {
  const ground = html`<table class="bg" border="0" width="100%" cellpadding="0" cellspacing="0" role="presentation" align="center"><tbody><tr><td align="center" class="bg" dir="ltr" lang="cs" style="${styles.ground}">${toPage(parts)}</td></tr></tbody></table>`
  const article = html`<div role="article" aria-roledescription="e-mail" aria-label="${parts.mail.subject}" lang="cs">${ground}</div>`
  return html`<body dir="ltr" lang="cs" style="${styles.body}">${toPreview(parts.mail.preheader)}${article}</body>`
}

function toPreview(preheader: string): Markup {
  const text = preheader.slice(0, PREVIEW_LENGTH)
  return html`<div style="${styles.preview}">${text}<div>${PADDING.repeat(PREVIEW_LENGTH - text.length)}</div></div>`
}

function toPage({ mail, links, pictures, seller }: MailParts): Markup {
  const rows = [
    toLogos(pictures),
    toStripes(),
    toHero(mail, pictures.dog),
    ...(mail.blocks.length > 0 ? [toCell('px', styles.section, html`${mail.blocks.map(toBlock)}`)] : []),
    toCell('px soft', styles.help, toHelp(seller)),
    toCell('px mut', styles.foot, toFooter(mail.kind, links, seller)),
  ]
  return html`<table class="w card" width="600" align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="${styles.page}"><tbody>${rows}</tbody></table>`
}

function toCell(name: string, style: string, content: Markup): Markup {
  return html`<tr><td class="${name}" style="${style}">${content}</td></tr>`
}

function toLogos({ logo, logoDark }: MailPictures): Markup {
  const size = { width: '120', height: '28' }
  const light = toImage({ src: logo, alt: 'Čenich', name: 'logo-l', ...size }, styles.logo)
  const dark = toImage({ src: logoDark, alt: '', name: 'logo-d', ...size }, styles.logoDark)
  return toCell('px', styles.head, html`${light}${dark}`)
}

function toHelp({ phone, phoneHours }: Seller): Markup {
  const call = html`<a class="a" href="tel:${phone.replace(/\s/g, '')}" style="${styles.link}">${nonBreaking(phone)}</a>`
  return html`<strong>${HELP.question}</strong> ${HELP.reply} ${call}, ${nonBreaking(phoneHours)}.`
}

function toFooter(kind: FilledMail['kind'], links: MailLinks, seller: Seller): Markup {
  const sender = nonBreaking(`${toSender(seller)}.`)
  const link = (href: string, label: string) => toLink({ href, label }, styles.footLink)
  if (kind === 'transactional') {
    const terms = link(links.terms, 'Obchodní podmínky')
    const privacy = link(links.privacy, 'Ochrana osobních údajů')
    return html`Tuto zprávu posíláme kvůli vaší objednávce, účtu nebo žádosti.<br>${sender} ${terms} · ${privacy}`
  }
  const unsubscribe = link(links.unsubscribe ?? '', 'Odhlásit se jedním klikem')
  const preferences = link(links.preferences, 'Nastavení zpráv')
  return html`Obchodní sdělení. Odesílatel ${sender} ${unsubscribe} · ${preferences}`
}
