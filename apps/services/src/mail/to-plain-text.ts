import type { Seller } from '@shop/contract/seller'
import { HELP, toSender } from '#app/mail/company'
import type { MailGood, MailStep } from '#app/mail/define-mails'
import type { FilledBlock, FilledInline, FilledMail } from '#app/mail/fill-mail'
import type { MailLinks } from '#app/mail/mail-links'

/** The part for readers without HTML: the same words in the same order, addresses written out. */
export function toPlainText({ kind, title, lead, blocks }: FilledMail, links: MailLinks, seller: Seller): string {
  const { phone, phoneHours } = seller
  const help = `${HELP.question} ${HELP.reply} ${phone}, ${phoneHours}.`
  const parts = [title, ...[...lead, ...blocks].map(toText), help, `--\n${toFooter(kind, links, seller)}`]
  return `${parts
    .join('\n\n')
    .replace(/\u00a0/g, ' ')
    .replace(/\u2060/g, '')}\n`
}

const MARKS = { done: '[x]', current: '[>]', ahead: '[ ]' }

function toText(block: FilledBlock): string {
  switch (block.kind) {
    case 'heading':
      return `* ${inline(block.parts)} *`
    case 'paragraph':
    case 'note':
      return inline(block.parts)
    case 'buttons':
      return block.links.map(({ label, href }) => `${label}:\n${href}`).join('\n\n')
    case 'list':
      return block.items.map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${inline(item)}`).join('\n')
    case 'table':
      return block.rows.map((row) => row.map(inline).filter(Boolean).join(': ')).join('\n')
    case 'goods':
      return block.goods.map(toLine).join('\n')
    case 'trail':
      return block.steps.map(toStep).join('\n')
    case 'image':
      return `[${block.alt}]`
  }
}

function toLine({ name, note, amount, href }: MailGood): string {
  const line = `${[name, note].filter(Boolean).join(', ')}${amount ? `: ${amount}` : ''}`
  return href === undefined ? line : `${line}\n${href}`
}

function toStep({ title, text, state }: MailStep): string {
  return `${MARKS[state]} ${[title, text].filter(Boolean).join(', ')}`
}

function inline(parts: FilledInline[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'text') return part.text
      return part.kind === 'strong' ? inline(part.parts) : `${part.label} (${part.href})`
    })
    .join('')
}

function toFooter(kind: FilledMail['kind'], links: MailLinks, seller: Seller): string {
  const { terms, privacy, unsubscribe, preferences } = links
  const sender = `${toSender(seller)}.`
  if (kind === 'transactional') {
    return `Tuto zprávu posíláme kvůli vaší objednávce, účtu nebo žádosti. ${sender}\nObchodní podmínky: ${terms}\nOchrana osobních údajů: ${privacy}`
  }
  return `Obchodní sdělení. Odesílatel ${sender}\nOdhlásit se jedním klikem: ${unsubscribe}\nNastavení zpráv: ${preferences}`
}
