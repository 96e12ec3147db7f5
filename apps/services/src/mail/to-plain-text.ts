import type { Seller } from '@shop/contract/seller'
import { toSender, toSignature } from '#app/mail/company'
import type { FilledBlock, FilledInline, FilledMail } from '#app/mail/fill-mail'
import type { MailLinks } from '#app/mail/mail-links'

/** The part for readers without HTML: the same words, addresses written out. */
export function toPlainText({ kind, blocks }: FilledMail, links: MailLinks, seller: Seller): string {
  const parts = [...blocks.map(toText), toSignature(seller).join('\n'), `--\n${toFooter(kind, links, seller)}`]
  return `${parts.join('\n\n').replace(/\u00a0/g, ' ')}\n`
}

function toText(block: FilledBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return inline(block.parts)
    case 'buttons':
      return block.links.map(({ label, href }) => `${label}:\n${href}`).join('\n\n')
    case 'list':
      return block.items.map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${inline(item)}`).join('\n')
    case 'table':
      return block.rows.map((row) => row.map(inline).filter(Boolean).join(': ')).join('\n')
    case 'image':
      return `[${block.alt}]`
  }
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
  const { privacy, unsubscribe, preferences } = links
  const sender = `${toSender(seller)}.`
  if (kind === 'transactional') {
    return `Tuto zprávu posíláme kvůli vaší objednávce, účtu nebo žádosti. ${sender}\nOchrana osobních údajů: ${privacy}`
  }
  return `Obchodní sdělení. Odesílatel ${sender}\nOdhlásit se jedním klikem: ${unsubscribe}\nNastavení zpráv: ${preferences}`
}
