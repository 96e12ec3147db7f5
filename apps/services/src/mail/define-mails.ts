import type { sellerValues } from '@shop/domain/content/seller-values'

export interface MailText {
  /** A commercial mail is marked as such and can be unsubscribed from; a transactional one answers something. */
  kind: 'transactional' | 'commercial'
  subject: string
  preheader: string
  /** Paragraphs, lists, tables, bold and links; `{{path}}` is filled in. A paragraph of links only becomes buttons. */
  body: string
}

/** A value of a placeholder. Text is text, whatever it contains; what has a structure says so. */
export type MailValue =
  | string
  | { table: string[][] }
  | { links: { label: string; href: string }[] }
  | { image: { src: string; alt: string } }

type Placeholders<Text extends string> = Text extends `${string}{{${infer Path}}}${infer Rest}`
  ? Path | Placeholders<Rest>
  : never

/** Exactly what the text of a mail asks for: a forgotten value does not compile. */
export type MailData<Text extends MailText> = Record<
  | Exclude<Placeholders<Text['subject'] | Text['preheader'] | Text['body']>, CommonPlaceholder>
  // The way out stands under every commercial mail and in its headers.
  | (Text['kind'] extends 'commercial' ? 'links.unsubscribe' : never),
  MailValue
>

/** Filled in for every mail. */
type CommonPlaceholder = keyof ReturnType<typeof sellerValues>

/** A text and the name it has in the outbox. */
export interface Mail extends MailText {
  name: string
}

export function defineMails<const Texts extends Record<string, MailText>>(
  texts: Texts,
): { [Name in keyof Texts & string]: Texts[Name] & { name: Name } } {
  const named = Object.entries(texts).map(([name, text]) => [name, { name, ...text }])
  return Object.fromEntries(named)
}
