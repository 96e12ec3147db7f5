import type { CollectionPreview, NewCollection, StaffCollection } from '@shop/contract/catalog/collection'
import { applyRule, type CollectionRule } from '@shop/domain/catalog/collection-rule'
import { NO_FILTERS } from '@shop/domain/catalog/grid-filters'
import { toGridQuestion } from '@shop/domain/catalog/grid-question'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type {
  InsertCollection,
  IsCollectionSlugTaken,
  LockCollection,
  SelectCollections,
  SelectRuleGoods,
  SelectRuleWords,
} from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

type Stored = Omit<StaffCollection, 'total' | 'updatedAt'> & { updatedAt: Date }

/** One of them, or all by their names. */
export async function selectCollections(db: Db, collectionId: number | null): Promise<Stored[]> {
  const { rows } = await db.query<Narrow<SelectCollections, { rule: StaffCollection['rule'] }>>(
    `select id as "collectionId", version, name, slug, intro, is_public as "isPublic", rule, updated_at as "updatedAt"
       from shop.collections where storefront_id = $1 and ($2::bigint is null or id = $2) order by name limit 200`,
    [STOREFRONT_ID, collectionId],
  )
  return rows
}

export async function lockCollection(db: Db, collectionId: number): Promise<number | null> {
  const { rows } = await db.query<LockCollection>(
    'select version from shop.collections where storefront_id = $1 and id = $2 for update',
    [STOREFRONT_ID, collectionId],
  )
  return rows[0]?.version ?? null
}

/** Categories and collections share one line of addresses, also with those a category once had; an old one of a collection may be taken. */
export async function isCollectionSlugTaken(db: Db, slug: string, except: number | null): Promise<boolean> {
  const { rows } = await db.query<IsCollectionSlugTaken>(
    `select exists (select from shop.categories where storefront_id = $1 and slug = $2)
         or exists (select from shop.slug_history where storefront_id = $1 and slug = $2 and category_id is not null)
         or exists (select from shop.collections where storefront_id = $1 and slug = $2 and id is distinct from $3) as taken`,
    [STOREFRONT_ID, slug, except],
  )
  return onlyRow(rows).taken ?? false
}

type Fields = Omit<NewCollection, 'reason'>

/** Null when somebody was faster with the same address. */
export async function insertCollection(db: Db, { slug, name, intro, rule, isPublic }: Fields): Promise<number | null> {
  const { rows } = await db.query<InsertCollection>(
    `insert into shop.collections (storefront_id, slug, name, intro, rule, is_public) values ($1, $2, $3, $4, $5, $6)
     on conflict (storefront_id, slug) do nothing returning id`,
    [STOREFRONT_ID, slug, name, intro, JSON.stringify(rule), isPublic],
  )
  return rows[0]?.id ?? null
}

export async function updateCollection(db: Db, id: number, { slug, name, intro, rule, isPublic }: Fields) {
  await db.query<NoRow>(
    'update shop.collections set slug = $2, name = $3, intro = $4, rule = $5, is_public = $6 where id = $1',
    [id, slug, name, intro, JSON.stringify(rule), isPublic],
  )
}

/** The same question that the page asks. */
export async function selectRuleGoods(db: Db, rule: CollectionRule, shown: number): Promise<CollectionPreview> {
  const question = toGridQuestion(applyRule(NO_FILTERS, rule), rule.within)
  const { rows } = await db.query<Narrow<SelectRuleGoods, { grid: Grid }>>(
    `select shop.product_grid($1::jsonb, 'oblibene', $2, 0, $3) as grid`,
    [JSON.stringify(question), shown, STOREFRONT_ID],
  )
  const { total, cards } = onlyRow(rows).grid
  return { total, products: cards.slice(0, shown).map((card) => ({ productId: card.product_id, name: card.name })) }
}

interface Grid {
  total: number
  cards: { product_id: number; name: string }[]
}

/** Of the words of a rule those that the shop has, by facet. */
export async function selectRuleWords(db: Db, { within, protein, need }: CollectionRule) {
  const { rows } = await db.query<SelectRuleWords>(
    `select (select count(*)::int from shop.categories where storefront_id = $1 and slug = any ($2::text[])) as within,
            (select count(*)::int from shop.proteins where storefront_id = $1 and code = any ($3::text[])) as protein,
            (select count(*)::int from shop.tags where storefront_id = $1 and code = any ($4::text[])) as need`,
    [STOREFRONT_ID, within, protein, need],
  )
  return onlyRow(rows)
}
