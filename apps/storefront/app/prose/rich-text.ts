/** Text with marks, as plain data: nothing in it can become markup that we did not draw ourselves. */
export type Inline =
  | string
  | { strong: Inline[] }
  | { em: Inline[] }
  | { code: string }
  | { to: string; text: Inline[] }

export type RichBlock =
  | { type: 'paragraph'; text: Inline[] }
  | { type: 'heading'; level: 2 | 3; id: string; text: Inline[] }
  | RichList
  | { type: 'quote'; blocks: RichBlock[] }
  | { type: 'table'; head: Inline[][]; rows: Inline[][][] }
  /** A product of the catalogue, drawn with today's price and stock. */
  | { type: 'product'; slug: string }
  /** A price list from the tables that orders use. */
  | { type: 'prices'; of: 'shipping' | 'payment' }

export type RichList = { type: 'list'; ordered: boolean; items: ListItem[] }

/** The words of an item and the lists under them. */
export type ListItem = (Inline | RichList)[]
