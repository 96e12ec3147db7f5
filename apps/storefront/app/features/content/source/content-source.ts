import type {
  BlogCardRow,
  BlogCategoryRow,
  BlogPostRow,
  ContentEntry,
  FaqQuestionRow,
  FaqTypeRow,
  LandingRow,
  SectionRow,
  StaticTextRow,
  StaticVersionRow,
} from '@shop/contract/content'

interface PostQuery {
  /** From one. */
  page: number
  size: number
  category?: string | undefined
  /** Only these. */
  slugs?: string[]
}

/** Where the shop's words come from. Whoever answers, pages and their addresses stay the same. */
export interface ContentSource {
  listPosts(query: PostQuery): Promise<{ posts: BlogCardRow[]; total: number }>
  /** Posts that hold every word, best first. */
  searchPosts(words: string): Promise<BlogCardRow[]>
  findPost(slug: string): Promise<BlogPostRow | null>
  listBlogCategories(): Promise<BlogCategoryRow[]>
  listFaqTypes(): Promise<FaqTypeRow[]>
  /** In the editors' order; of one type, of the named ones, or all. */
  listQuestions(filter: { type?: string; slugs?: string[] }): Promise<FaqQuestionRow[]>
  /** Questions that hold every word in them or in their answer, best first. */
  searchQuestions(words: string): Promise<FaqQuestionRow[]>
  findSection(slug: string): Promise<SectionRow | null>
  /** What is published and has begun, also after it ended. */
  findLanding(slug: string, visitor: string): Promise<LandingRow | null>
  /** Wordings of a page, the newest first; published ones only. */
  listStaticVersions(slug: string): Promise<StaticVersionRow[]>
  findStaticText(slug: string, version: string): Promise<StaticTextRow | null>
  /** Facts that texts repeat, by key; what is not decided is described in brackets. */
  readTextValues(): Promise<Record<string, string>>
  listEntries(): Promise<ContentEntry[]>
}
