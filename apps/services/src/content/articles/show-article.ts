import type { ArticlesQuery, StaffArticle } from '@shop/contract/staff/staff-article'
import { markClaims } from '@shop/czech/mark-claims'
import { articleState } from '@shop/domain/content/article'
import { ok } from '@shop/domain/result'
import { selectArticle, selectArticleChoices, selectArticles } from '#app/content/articles/articles.sql'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'

export async function staffArticles({ db, now }: Context, { q, state: asked }: ArticlesQuery) {
  const rows = await selectArticles(db, q)
  const articles = rows.map(({ words, publishedAt, updatedAt, ...row }) => ({
    ...row,
    publishedAt: publishedAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
    state: articleState(publishedAt, now),
    claims: markClaims(words).length,
  }))
  return ok({ articles: articles.filter(({ state }) => asked === undefined || state === asked) })
}

export async function staffArticle(context: Context, { articleId }: { articleId: number }) {
  return ok(await showArticle(context, articleId))
}

export async function showArticle({ db, deps, now }: Context, articleId: number): Promise<StaffArticle> {
  const row = await selectArticle(db, articleId)
  if (!row) throw notFound()
  return {
    ...row,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    state: articleState(row.publishedAt, now),
    address: `${deps.config.STOREFRONT_URL}/blog/${row.fields.slug}`,
    choices: await selectArticleChoices(db),
  }
}
