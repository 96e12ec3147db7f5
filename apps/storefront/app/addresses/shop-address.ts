import type { Register } from 'react-router'

type Pattern = Exclude<keyof Register['pages'], `${string}*`>

/** `/produkt/:slug` → `/produkt/${string}`; `/produkty/:category?` → `/produkty` or `/produkty/${string}`. */
type Filled<Path extends string> = Path extends `${infer Head}/:${string}?/${infer Tail}`
  ? Filled<`${Head}/${Tail}`> | Filled<`${Head}/${string}/${Tail}`>
  : Path extends `${infer Head}/:${infer Rest}`
    ? Rest extends `${string}/${infer Tail}`
      ? `${Head}/${string}/${Filled<Tail>}`
      : Rest extends `${string}?`
        ? Head | `${Head}/${string}`
        : `${Head}/${string}`
    : Path

type Page = Filled<Pattern>

/**
 * An address of this shop: a page of `routes.ts`, with its parameters filled in. The table of routes is where the
 * type comes from, so a page that is renamed stops the compiler at every link that still has the old name, and a link
 * costs no byte more than its own text.
 */
export type ShopAddress = Page | `${Page}?${string}` | `${Page}#${string}`

/**
 * An address out of data: an editor's link, a row of the search index. No compiler can know it; the crawl of all pages
 * follows it.
 */
export function toShopAddress(path: string): ShopAddress {
  return path as ShopAddress
}
