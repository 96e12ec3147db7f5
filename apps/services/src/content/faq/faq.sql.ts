import type { QuestionFields, TypeFields } from '@shop/contract/staff/staff-faq'
import type { Db, Narrow, NoRow } from '#app/store/database'
import type {
  InsertFaqType,
  InsertQuestion,
  IsQuestionSlugTaken,
  LockFaq,
  LockQuestion,
  SelectFaqTypes,
  SelectQuestion,
  SelectQuestions,
  WasQuestionPublic,
  WasTypeShown,
} from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

interface QuestionRow {
  questionId: number
  version: number
  publishedAt: Date | null
  updatedAt: Date
  changedBy: string | null
  typeSlug: string
  fields: QuestionFields
}

export async function selectQuestion(db: Db, questionId: number): Promise<QuestionRow | null> {
  const { rows } = await db.query<Narrow<SelectQuestion, QuestionRow>>(
    `select q.id as "questionId", q.version, q.published_at as "publishedAt", q.updated_at as "updatedAt", t.slug as "typeSlug",
            (select internal.staff_name(h.actor_id) from internal.row_history h where h.table_name = 'faq_questions' and h.row_key = q.id::text
              order by h.id desc limit 1) as "changedBy",
            jsonb_build_object('question', q.question, 'slug', q.slug, 'typeId', q.faq_type_id, 'answer', q.answer,
              'related', to_jsonb(q.related)) as fields
       from shop.faq_questions q join shop.faq_types t on t.id = q.faq_type_id
      where q.id = $1 and q.storefront_id = $2`,
    [questionId, STOREFRONT_ID],
  )
  return rows[0] ?? null
}

/** Held until the command is done. */
export async function lockQuestion(db: Db, questionId: number): Promise<boolean> {
  const { rows } = await db.query<LockQuestion>(
    'select id from shop.faq_questions where id = $1 and storefront_id = $2 for no key update',
    [questionId, STOREFRONT_ID],
  )
  return rows.length === 1
}

interface ListedQuestion {
  questionId: number
  typeId: number
  version: number
  publishedAt: Date | null
  updatedAt: Date
  question: string
  answer: string
}

export async function selectQuestions(db: Db): Promise<ListedQuestion[]> {
  const { rows } = await db.query<SelectQuestions>(
    `select q.id as "questionId", q.faq_type_id as "typeId", q.version, q.published_at as "publishedAt", q.updated_at as "updatedAt",
            q.question, q.answer
       from shop.faq_questions q where q.storefront_id = $1 order by q.position, q.id`,
    [STOREFRONT_ID],
  )
  return rows
}

interface TypeRow {
  typeId: number
  version: number
  changedBy: string | null
  fields: TypeFields
}

export async function selectFaqTypes(db: Db): Promise<TypeRow[]> {
  const { rows } = await db.query<Narrow<SelectFaqTypes, TypeRow>>(
    `select t.id as "typeId", t.version,
            (select internal.staff_name(h.actor_id) from internal.row_history h where h.table_name = 'faq_types' and h.row_key = t.id::text
              order by h.id desc limit 1) as "changedBy",
            jsonb_build_object('name', t.name, 'slug', t.slug, 'description', t.description, 'seoTitle', t.seo_title,
              'seoDescription', t.seo_description, 'isHidden', t.is_hidden) as fields
       from shop.faq_types t where t.storefront_id = $1 order by t.position, t.id`,
    [STOREFRONT_ID],
  )
  return rows
}

/** Types and the order of questions: one command after another. Whoever reads them is not held up. */
export async function lockFaq(db: Db): Promise<void> {
  await db.query<LockFaq>('select id from shop.faq_types where storefront_id = $1 order by id for no key update', [
    STOREFRONT_ID,
  ])
}

/** Null when the address has a question already. */
export async function insertQuestion(
  db: Db,
  { question, slug, typeId }: Pick<QuestionFields, 'question' | 'slug' | 'typeId'>,
): Promise<number | null> {
  const { rows } = await db.query<InsertQuestion>(
    `insert into shop.faq_questions (storefront_id, faq_type_id, slug, question, answer, position, published_at)
     select $1, $2, $3, $4, '', coalesce(max(q.position), 0) + 1, null from shop.faq_questions q where q.faq_type_id = $2
     on conflict (storefront_id, slug) do nothing returning id as "questionId"`,
    [STOREFRONT_ID, typeId, slug, question],
  )
  return rows[0]?.questionId ?? null
}

export async function isQuestionSlugTaken(db: Db, questionId: number, slug: string): Promise<boolean> {
  const { rows } = await db.query<IsQuestionSlugTaken>(
    'select id from shop.faq_questions where storefront_id = $1 and slug = $2 and id <> $3',
    [STOREFRONT_ID, slug, questionId],
  )
  return rows.length > 0
}

/** Whether visitors could read it once: its moment was over when somebody withdrew or put it off. */
export async function wasQuestionPublic(db: Db, questionId: number): Promise<boolean> {
  const { rows } = await db.query<WasQuestionPublic>(
    `select h.id from internal.row_history h
      where h.table_name = 'faq_questions' and h.row_key = $1 and (h.before ->> 'published_at')::timestamptz <= h.at limit 1`,
    [String(questionId)],
  )
  return rows.length > 0
}

/** Whether people could ever read it: what they kept must lead on also when it is hidden now. */
export async function wasTypeShown(db: Db, typeId: number): Promise<boolean> {
  const { rows } = await db.query<WasTypeShown>(
    `select h.id from internal.row_history h
      where h.table_name = 'faq_types' and h.row_key = $1 and h.before ->> 'is_hidden' = 'false' limit 1`,
    [String(typeId)],
  )
  return rows.length > 0
}

/** Words that lead to an address lead to where it went, with all that lies under it. */
export async function movePhrases(db: Db, fromPath: string, toPath: string): Promise<void> {
  await db.query<NoRow>(
    `update shop.answer_phrases a set path = $3 || substr(a.path, length($2) + 1)
      where a.storefront_id = $1 and (a.path = $2 or starts_with(a.path, $2 || '/'))
        and not exists (select from shop.answer_phrases o where o.storefront_id = a.storefront_id and o.phrase = a.phrase
                           and o.path = $3 || substr(a.path, length($2) + 1))`,
    [STOREFRONT_ID, fromPath, toPath],
  )
}

/** In another type it stands last. */
export async function updateQuestion(db: Db, questionId: number, fields: QuestionFields): Promise<void> {
  await db.query<NoRow>(
    `update shop.faq_questions q set question = $2, slug = $3, answer = $4, related = $5, faq_type_id = $6, updated_at = now(),
            position = case when q.faq_type_id = $6 then q.position
              else (select coalesce(max(o.position), 0) + 1 from shop.faq_questions o where o.faq_type_id = $6) end
      where q.id = $1`,
    [questionId, fields.question, fields.slug, fields.answer, fields.related, fields.typeId],
  )
}

export async function updateQuestionPublished(db: Db, questionId: number, at: Date | null): Promise<void> {
  await db.query<NoRow>('update shop.faq_questions set published_at = $2 where id = $1', [questionId, at])
}

/** Null when the address has a type already. */
export async function insertFaqType(db: Db, name: string, slug: string): Promise<number | null> {
  const { rows } = await db.query<InsertFaqType>(
    `insert into shop.faq_types (storefront_id, slug, name, position, seo_title, is_hidden)
     select $1, $2, $3, coalesce(max(t.position), 0) + 1, $3, true from shop.faq_types t where t.storefront_id = $1
     on conflict (storefront_id, slug) do nothing returning id as "typeId"`,
    [STOREFRONT_ID, slug, name],
  )
  return rows[0]?.typeId ?? null
}

export async function updateFaqType(db: Db, typeId: number, fields: TypeFields): Promise<void> {
  await db.query<NoRow>(
    `update shop.faq_types set name = $2, slug = $3, description = $4, seo_title = $5, seo_description = $6, is_hidden = $7, updated_at = now()
      where id = $1`,
    [typeId, fields.name, fields.slug, fields.description, fields.seoTitle, fields.seoDescription, fields.isHidden],
  )
}

/** Rows that keep their place are not written. */
export async function updateQuestionOrder(db: Db, ids: readonly number[]): Promise<void> {
  await db.query<NoRow>(
    `update shop.faq_questions q set position = g.place from unnest($1::bigint[]) with ordinality g (id, place)
      where q.id = g.id and q.position <> g.place`,
    [ids],
  )
}

export async function updateTypeOrder(db: Db, ids: readonly number[]): Promise<void> {
  await db.query<NoRow>(
    `update shop.faq_types t set position = g.place from unnest($1::bigint[]) with ordinality g (id, place)
      where t.id = g.id and t.position <> g.place`,
    [ids],
  )
}
