import type { ImageTint } from '@shop/contract/images'
import type { sellerValues } from '@shop/domain/content/seller-values'

export interface MailText {
  /** A commercial mail is marked as such and can be unsubscribed from; a transactional one answers something. */
  kind: 'transactional' | 'commercial'
  subject: string
  preheader: string
  /** The headline over the mail; `{{customer.call}}` calls the customer by name where it is known. */
  title: string
  /**
   * Paragraphs, lists, tables, `## headings`, bold and links; `{{path}}` is filled in. A paragraph of links only becomes
   * the button, with the others beside it; one that begins with `> ` is small print.
   */
  body: string
}

/** One thing in a list of goods, with the picture of its pack on the colour of its meat. */
export interface MailGood {
  name: string
  /** Size and pieces. */
  note: string
  amount: string
  tint: ImageTint
  /** Of the pack on its tint, as a thumbnail and for the head of the mail. */
  picture: { small: string; large: string } | null
  /** Its page, where it is offered and not yet bought. */
  href?: string
}

export interface MailStep {
  title: string
  text: string
  state: 'done' | 'current' | 'ahead'
}

/** A value of a placeholder. Text is text, whatever it contains; what has a structure says so. */
export type MailValue =
  | string
  | { table: string[][]; note?: string }
  | { goods: MailGood[] }
  | { trail: MailStep[] }
  | { links: { label: string; href: string }[] }
  | { image: { src: string; alt: string } }

type Placeholders<Text extends string> = Text extends `${string}{{${infer Path}}}${infer Rest}`
  ? Path | Placeholders<Rest>
  : never

/** Exactly what the text of a mail asks for: a forgotten value does not compile. */
export type MailData<Text extends MailText> = Record<
  | Exclude<Placeholders<Text['subject' | 'preheader' | 'title' | 'body']>, CommonPlaceholder>
  // The way out stands under every commercial mail and in its headers.
  | (Text['kind'] extends 'commercial' ? 'links.unsubscribe' : never),
  MailValue
>

/**
 * What is known of the order a mail is about, read when it goes out; empty for the other mails and for what nobody knows.
 * The templates name it, nobody who queues a mail does.
 */
export const EMPTY_STORY = { 'customer.call': '', 'order.trail': '', 'order.goods': '', 'order.dosing': '' }

export type MailStory = { [Path in keyof typeof EMPTY_STORY]: MailValue }

/** Filled in for every mail. */
type CommonPlaceholder = keyof ReturnType<typeof sellerValues> | keyof MailStory

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
