import { staffArticleEndpoints as endpoints } from '@shop/contract/endpoints/staff-article-endpoints'
import type { FastifyInstance } from 'fastify'
import { staffArticle, staffArticles } from '#app/content/articles/show-article'
import { createArticle, publishArticle, saveArticle, withdrawArticle } from '#app/content/articles/write-article'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'
import { LONG_TEXT_BYTES } from '#app/http/long-text-bytes'

export function addArticleRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.staffArticles, staffArticles)
  bind(app, deps, endpoints.staffArticle, staffArticle)
  bind(app, deps, endpoints.createArticle, createArticle)
  bind(app, deps, endpoints.saveArticle, saveArticle, { bodyLimit: LONG_TEXT_BYTES })
  bind(app, deps, endpoints.publishArticle, publishArticle)
  bind(app, deps, endpoints.withdrawArticle, withdrawArticle)
}
