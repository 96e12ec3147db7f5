import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import {
  ArticlesQuery,
  NewArticle,
  PublishArticle,
  SaveArticle,
  StaffArticle,
  StaffArticles,
  WithdrawArticle,
} from '../staff/staff-article.ts'
import { Id } from '../text-fields.ts'

const OfArticle = z.strictObject({ articleId: Id })

/** Articles of the blog from an empty page to their readers; every change carries the version it saw. */
export const staffArticleEndpoints = {
  staffArticles: endpoint({
    method: 'GET',
    path: '/staff/articles',
    summary: 'Articles, drafts first, then from the newest back.',
    access: 'staff',
    work: 'content',
    query: ArticlesQuery,
    reply: StaffArticles,
    refusals: [],
  }),
  staffArticle: endpoint({
    method: 'GET',
    path: '/staff/articles/:articleId',
    summary: 'One article with what it may be filed under.',
    access: 'staff',
    work: 'content',
    params: OfArticle,
    reply: StaffArticle,
    refusals: [],
  }),
  createArticle: endpoint({
    method: 'POST',
    path: '/staff/articles',
    summary: 'A draft with a title and nothing else.',
    access: 'staff',
    work: 'content',
    body: NewArticle,
    reply: StaffArticle,
    status: 201,
    refusals: [],
  }),
  saveArticle: endpoint({
    method: 'PUT',
    path: '/staff/articles/:articleId',
    summary: 'Saves the words; the old address of a public article leads to the new one.',
    access: 'staff',
    work: 'content',
    params: OfArticle,
    body: SaveArticle,
    reply: StaffArticle,
    refusals: ['version_conflict', 'name_taken', 'choice_unknown', 'content_incomplete'],
  }),
  publishArticle: endpoint({
    method: 'POST',
    path: '/staff/articles/:articleId/publication',
    summary: 'For everybody to read, now or from a moment on.',
    access: 'staff',
    work: 'content',
    params: OfArticle,
    body: PublishArticle,
    reply: StaffArticle,
    refusals: ['version_conflict', 'content_incomplete'],
  }),
  withdrawArticle: endpoint({
    method: 'POST',
    path: '/staff/articles/:articleId/withdrawal',
    summary: 'A draft again: nobody but staff reads it.',
    access: 'staff',
    work: 'content',
    params: OfArticle,
    body: WithdrawArticle,
    reply: StaffArticle,
    refusals: ['version_conflict'],
  }),
} as const
