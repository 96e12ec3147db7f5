import type { Seller } from '@shop/contract/seller'
import { nonBreaking } from '@shop/czech/non-breaking'
import { type CSSProperties, createElement, Fragment, type ReactNode } from 'react'
import { Body, Button, Container, Head, Hr, Html, Img, Link, Preview, Section, Text } from 'react-email'
import { toSender, toSignature } from '#app/mail/company'
import type { FilledBlock, FilledInline, FilledMail } from '#app/mail/fill-mail'
import type { MailLinks } from '#app/mail/mail-links'

// The design's tokens as plain values: mail programs know no variables.
const INK = '#17211B'
const MUTED = '#55635A'
const FOREST = '#0E4B36'
const MIST = '#F3F6F1'
const LINE = '#D9E0D9'
const FONT = 'Figtree, "Segoe UI", Helvetica, Arial, sans-serif'

const styles = {
  body: { margin: 0, padding: '24px 0', backgroundColor: MIST, fontFamily: FONT, color: INK },
  page: { maxWidth: 600, margin: '0 auto', backgroundColor: '#FFFFFF', padding: '32px 32px 24px' },
  text: { margin: '0 0 16px', fontSize: 16, lineHeight: '25px', color: INK },
  link: { color: FOREST, textDecoration: 'underline' },
  button: {
    display: 'inline-block',
    margin: '0 12px 12px 0',
    padding: '12px 24px',
    borderRadius: 999,
    backgroundColor: FOREST,
    color: '#FFFFFF',
    fontSize: 16,
    fontWeight: 600,
    textDecoration: 'none',
  },
  table: { width: '100%', margin: '0 0 16px', borderCollapse: 'collapse', fontSize: 16, lineHeight: '24px' },
  cell: { padding: '8px 12px 8px 0', borderBottom: `1px solid ${LINE}`, verticalAlign: 'top', textAlign: 'left' },
  /** Amounts stand under one another at the edge, as they are added up. */
  lastCell: { padding: '8px 0 8px 12px', borderBottom: `1px solid ${LINE}`, verticalAlign: 'top', textAlign: 'right' },
  small: { margin: '0 0 8px', fontSize: 13, lineHeight: '20px', color: MUTED },
} as const satisfies Record<string, CSSProperties>

export interface MailDocumentProps {
  mail: FilledMail
  links: MailLinks
  logoSrc: string
  seller: Seller
}

export function MailDocument({ mail, links, logoSrc, seller }: MailDocumentProps) {
  return (
    <Html lang="cs">
      <Head>
        <title>{mail.subject}</title>
      </Head>
      <Preview>{mail.preheader}</Preview>
      <Body lang="cs" style={styles.body}>
        <Container style={styles.page}>
          <Img src={logoSrc} width="168" height="39" alt="Čenich" style={{ margin: '0 0 28px' }} />
          {together(mail.blocks.map(toBlock))}
          <Text style={{ ...styles.text, margin: '24px 0 0' }}>{together(toSignature(seller).map(toLine))}</Text>
          <Hr style={{ margin: '24px 0 16px', border: 'none', borderTop: `1px solid ${LINE}` }} />
          <Footer kind={mail.kind} links={links} seller={seller} />
        </Container>
      </Body>
    </Html>
  )
}

function toBlock(block: FilledBlock): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return <Text style={styles.text}>{inline(block.parts)}</Text>
    case 'buttons':
      return (
        <Section style={{ margin: '8px 0 12px' }}>
          {block.links.map(({ label, href }) => (
            <Button key={href} href={href} style={styles.button}>
              {label}
            </Button>
          ))}
        </Section>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return <List style={{ ...styles.text, paddingLeft: 24 }}>{together(block.items.map(toItem))}</List>
    }
    case 'table':
      return (
        <table style={styles.table}>
          <tbody>{together(block.rows.map(toRow))}</tbody>
        </table>
      )
    case 'image':
      return <Img src={block.src} alt={block.alt} width="200" style={{ margin: '0 0 16px' }} />
  }
}

function toItem(item: FilledInline[]): ReactNode {
  return <li style={{ margin: '0 0 6px' }}>{inline(item)}</li>
}

function toRow(row: FilledInline[][]): ReactNode {
  const last = row.length - 1
  return <tr>{together(row.map((cell, index) => toCell(cell, last > 0 && index === last)))}</tr>
}

function toCell(cell: FilledInline[], isLast: boolean): ReactNode {
  return <td style={isLast ? styles.lastCell : styles.cell}>{inline(cell)}</td>
}

/** Given one by one, not as a list: a mail is rendered once and never updated, so its parts need no keys. */
function together(parts: ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts)
}

function inline(parts: FilledInline[]): ReactNode {
  return together(parts.map(toPart))
}

function toPart(part: FilledInline): ReactNode {
  if (part.kind === 'text') return part.text
  if (part.kind === 'strong') return <strong>{inline(part.parts)}</strong>
  return (
    <Link href={part.href} style={styles.link}>
      {part.label}
    </Link>
  )
}

function Footer({ kind, links, seller }: { kind: FilledMail['kind']; links: MailLinks; seller: Seller }) {
  const sender = nonBreaking(`${toSender(seller)}.`)
  if (kind === 'transactional') {
    return (
      <Text style={styles.small}>
        Tuto zprávu posíláme kvůli vaší objednávce, účtu nebo žádosti. {sender}{' '}
        <FooterLink to={links.privacy} label="Ochrana osobních údajů" />
      </Text>
    )
  }
  return (
    <Text style={styles.small}>
      Obchodní sdělení. Odesílatel {sender}{' '}
      <FooterLink to={links.unsubscribe ?? ''} label="Odhlásit se jedním klikem" />
      {' · '}
      <FooterLink to={links.preferences} label="Nastavení zpráv" />
    </Text>
  )
}

function FooterLink({ to, label }: { to: string; label: string }) {
  return (
    <Link href={to} style={{ color: MUTED, textDecoration: 'underline' }}>
      {label}
    </Link>
  )
}

function toLine(text: string): ReactNode {
  return <span style={{ display: 'block' }}>{text}</span>
}
