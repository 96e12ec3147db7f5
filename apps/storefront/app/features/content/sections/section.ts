import type { ContentFormField } from '@shop/contract/content'
import type { NamedLink } from '#app/addresses/named-link.ts'
import type { ShopAddress } from '#app/addresses/shop-address.ts'
import type { CardView } from '#app/goods/to-card-view.server.ts'
import type { Inline, RichBlock } from '#app/prose/rich-text.ts'

export interface SectionItem {
  title: string
  text: Inline[]
}

export interface SectionQuestion {
  title: string
  answer: RichBlock[]
  to?: ShopAddress | undefined
}

/** A form whose words editors keep; which fields it may have is the contract's. */
export interface FormBlock {
  id: string
  heading: string
  text: Inline[]
  fields: ContentFormField[]
  submit: string
  note: Inline[]
  /** What must be agreed to before it can be sent, and the newsletter, which never must. */
  consents: { name: string; label: string; isRequired: boolean }[]
  success: string
}

/** Time that runs out; the moment is an instant. */
export interface CountdownBlock {
  heading: string
  target: string
  expiredText: string
  note: string
}

export type ItemLook = 'list' | 'steps' | 'timeline' | 'way'

/** One block of an editorial page, ready to be drawn. */
export type SectionBlock =
  | { type: 'text'; heading: string; blocks: RichBlock[] }
  | { type: 'items'; look: ItemLook; heading: string; text: Inline[]; items: SectionItem[] }
  | { type: 'table'; heading: string; text: Inline[]; head: string[]; rows: string[][] }
  | { type: 'live'; name: string; heading: string; text: Inline[] }
  | { type: 'comparison'; heading: string; yes: string[]; no: string[] }
  | { type: 'questions'; heading: string; questions: SectionQuestion[] }
  | { type: 'actions'; heading: string; text: Inline[]; actions: NamedLink[] }
  | ({ type: 'form' } & FormBlock)
  | ({ type: 'countdown' } & CountdownBlock)
  | { type: 'products'; heading: string; text: Inline[]; cards: CardView[] }
  | { type: 'notice'; heading: string; blocks: RichBlock[] }
  | { type: 'quote'; text: string; author: string }

export interface SectionPage {
  /** The name in menus and breadcrumbs. */
  name: string
  title: string
  description: string
  heading: string
  lead: Inline[]
  actions: NamedLink[]
  blocks: SectionBlock[]
}

/** Blocks that most pages to read do without. */
export type FactBlock = Extract<SectionBlock, { type: 'table' | 'comparison' | 'questions' | 'notice' | 'quote' }>
