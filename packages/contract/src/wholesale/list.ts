import { z } from 'zod'
import { CartGoods, Halere } from '../cart-view.ts'
import { endpoint } from '../endpoint.ts'
import { as, Id } from '../text-fields.ts'
import { Packing } from './own-prices.ts'

const LONGEST_LIST = 1000
/** Two hundred characters a row: a table pasted with all its columns. */
const LONGEST_TEXT = 200_000

/** A list as it was pasted. Tabs and gaps divide its cells, so nothing of it is trimmed. */
export const ReadList = z.strictObject({
  text: z
    .string(as('required'))
    .max(LONGEST_TEXT, as('too_long'))
    .refine((text) => text.trim() !== '', as('required'))
    .refine(
      (text) => text.split(/\r\n|\r|\n/).filter((row) => row.trim() !== '').length <= LONGEST_LIST,
      as('too_long'),
    ),
})
export type ReadList = z.infer<typeof ReadList>

const ListedGoods = CartGoods.extend({
  unitPrice: Halere,
  packing: Packing,
  /** Whole cartons, layers and pallets and what each comes to. */
  packs: z
    .array(z.object({ pack: z.enum(['carton', 'layer', 'pallet']), pieces: z.number(), amount: Halere }))
    .optional(),
})
export type ListedGoods = z.infer<typeof ListedGoods>

const Row = { lines: z.array(z.number()), text: z.string() }

/** What became of the rows: each of them is in exactly one answer. */
export const ListedRow = z.discriminatedUnion('kind', [
  z.object({
    ...Row,
    kind: z.literal('ready'),
    by: z.enum(['sku', 'ean', 'name']),
    /** Pieces row by row, when rows of the same goods were added up. */
    parts: z.array(z.number()),
    pieces: z.number(),
    goods: ListedGoods,
    amount: Halere,
  }),
  z.object({
    ...Row,
    kind: z.literal('ask'),
    reason: z.enum(['no_pieces', 'several', 'maybe', 'short', 'not_sold']),
    pieces: z.number().nullable(),
    choices: z.array(ListedGoods),
  }),
  z.object({ ...Row, kind: z.literal('unknown'), pieces: z.number().nullable() }),
  z.object({ ...Row, kind: z.enum(['header', 'words']) }),
])
export type ListedRow = z.infer<typeof ListedRow>

export const ListView = z.object({
  rows: z.array(ListedRow),
  /** Whether prices are without VAT. */
  basis: z.enum(['gross', 'net']),
  /** What the ready rows come to, before discounts of the whole cart. */
  amount: Halere,
  /** Of the ready rows. */
  load: z.object({
    weightGrams: z.number(),
    /** Share of full pallets, such as 1.4. */
    pallets: z.number(),
    /** Rows of goods of which nobody has said how they lie on a pallet. */
    unknown: z.number(),
  }),
})
export type ListView = z.infer<typeof ListView>

export const AddList = z.strictObject({
  lines: z
    .array(
      z.strictObject({ variantId: Id, pieces: z.int(as('invalid')).min(1, as('invalid')).max(99_999, as('invalid')) }),
    )
    .min(1, as('required'))
    .max(LONGEST_LIST, as('too_long')),
})
export type AddList = z.infer<typeof AddList>

/** What went in and what did not, with the reason of each. */
export const AddedList = z.object({
  added: z.number(),
  refused: z.array(
    z.object({
      variantId: z.number(),
      name: z.string(),
      pieces: z.number(),
      code: z.enum(['variant_gone', 'line_limit', 'out_of_stock', 'cart_full']),
      /** How many the limit or the shelf allows, when it is a number that stands in the way. */
      most: z.number().nullable(),
    }),
  ),
})
export type AddedList = z.infer<typeof AddedList>

export const wholesaleEndpoints = {
  readList: endpoint({
    method: 'POST',
    path: '/customer/lists/reading',
    summary:
      'Reads a pasted list: goods by code, EAN or name at the prices of the customer, and what became of every row.',
    access: 'customer',
    body: ReadList,
    reply: ListView,
    refusals: [],
  }),
  addList: endpoint({
    method: 'POST',
    path: '/customer/lists',
    summary: 'Puts many goods into the cart at once and says which of them did not fit, and why.',
    access: 'customer',
    body: AddList,
    reply: AddedList,
    refusals: [],
  }),
}
