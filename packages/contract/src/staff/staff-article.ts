import { z } from 'zod'
import { as, Day, Id, Moment, optionalText, text } from '../text-fields.ts'
import { Hash, StoredFile } from './stored-file.ts'

const Slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, as('invalid'))
  .max(200)

export const ARTICLE_STATES = ['draft', 'scheduled', 'published'] as const

const ArticleFields = z.strictObject({
  title: text(160),
  slug: Slug,
  perex: optionalText(600),
  body: z.string().max(100_000, as('too_long')),
  categoryId: Id,
  authorId: Id,
  tags: z.array(text(40)).max(12),
  sources: z.array(text(300)).max(20),
  seoDescription: optionalText(320),
  isPinned: z.boolean(),
  /** When somebody last looked whether it still holds. */
  checkedOn: Day.nullable(),
  /** Slugs of goods the article really speaks of, in their order. */
  products: z.array(Slug).max(12),
  /** A picture of the store with its description; null for a drawing. What is not sent stays: the release before knows none. */
  cover: z
    .strictObject({ hash: Hash, alt: text(200) })
    .nullable()
    .optional(),
})
export type ArticleFields = z.infer<typeof ArticleFields>

const Versioned = z.strictObject({ version: z.int().positive(), reason: optionalText(300) })

export const SaveArticle = Versioned.extend({ fields: ArticleFields })
export type SaveArticle = z.infer<typeof SaveArticle>

/** Now when no moment is given. */
export const PublishArticle = Versioned.extend({ at: Moment.nullable() })
export type PublishArticle = z.infer<typeof PublishArticle>

export const WithdrawArticle = Versioned

export const NewArticle = z.strictObject({ title: text(160) })

export const ArticlesQuery = z.strictObject({
  q: optionalText(80),
  state: z.enum(ARTICLE_STATES).optional(),
})
export type ArticlesQuery = z.infer<typeof ArticlesQuery>

const ArticleState = z.object({
  articleId: z.number(),
  version: z.number(),
  state: z.enum(ARTICLE_STATES),
  publishedAt: Moment.nullable(),
  updatedAt: Moment,
})

export const StaffArticles = z.object({
  articles: z.array(
    ArticleState.extend({
      title: z.string(),
      slug: z.string(),
      category: z.string(),
      author: z.string(),
      /** Phrases that a person has to judge. */
      claims: z.number(),
    }),
  ),
})

const Choice = z.object({ id: z.number(), name: z.string() })

export const StaffArticle = ArticleState.extend({
  changedBy: z.string().nullable(),
  /** In the shop. */
  address: z.string(),
  fields: ArticleFields,
  /** Where the picture lies and how large it is. */
  cover: StoredFile.extend({ alt: z.string() }).nullable().default(null),
  choices: z.object({ categories: z.array(Choice), authors: z.array(Choice) }),
})
export type StaffArticle = z.infer<typeof StaffArticle>
