import { Button } from '@shop/ui/button/button'
import { Chip, Chips } from '@shop/ui/chip/chip'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { Pager } from '@shop/ui/pager/pager'
import { SearchBar } from '@shop/ui/search-bar/search-bar'
import type { ReactNode } from 'react'
import type { ShopAddress } from '#app/addresses/shop-address.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { PageHead } from '#app/prose/page-head.tsx'
import { contentTexts } from '#app/texts/content/content.ts'
import { BLOG_FEED } from './blog-feed.ts'
import { PostCards } from './post-cards.tsx'
import { PostLead } from './post-lead.tsx'
import styles from './post-list-view.module.css'

type Post = Parameters<typeof PostCards>[0]['posts'][number] & { author: string }

interface PostListViewProps {
  heading: string
  lead: string
  list: {
    posts: Post[]
    page: number
    pages: number
    categories: { slug: string; name: string; to: ShopAddress }[]
  }
  /** Slug of the open category. */
  category?: string
  /** What was searched for. */
  query?: string
  pageAddress: (page: number) => ShopAddress
  /** Stands under the list. */
  children?: ReactNode
}

export function PostListView({ heading, lead, list, category, query, pageAddress, children }: PostListViewProps) {
  // A page opens with one big story; whoever searches compares equals.
  const [first, ...rest] = query === undefined ? list.posts : []
  const posts = first ? rest : list.posts
  return (
    <div className="wrap">
      <PageHead
        name={category ? heading : contentTexts.blogName}
        above={category ? [{ label: contentTexts.blogName, to: '/blog' }] : []}
        heading={heading}
        lead={lead}
      />
      <div className={styles.bar}>
        <Topics categories={list.categories} category={category} isSearch={query !== undefined} />
        <search>
          <form action="/blog" method="get">
            <SearchBar
              name="q"
              defaultValue={query}
              label={contentTexts.searchArticles}
              placeholder={contentTexts.searchArticles}
              submitLabel={contentTexts.search}
            />
          </form>
        </search>
      </div>
      {query === undefined ? null : (
        <p role="status" className={styles.found}>
          {contentTexts.articlesFound(list.posts.length, query)}
        </p>
      )}
      {first ? <PostLead post={first} /> : null}
      <PostCards posts={posts} />
      {list.posts.length === 0 ? <NothingFound /> : null}
      <Pager
        className={styles.pager}
        label={contentTexts.pages}
        labels={{ previous: contentTexts.previousPage, next: contentTexts.nextPage, page: contentTexts.page }}
        current={list.page}
        total={list.pages}
        renderLink={({ page, ...link }) => <ShopLink {...link} to={pageAddress(page)} />}
      />
      {children}
      <p className={`small ${styles.feed}`}>
        <a href={BLOG_FEED.href}>{contentTexts.feedLink}</a>
      </p>
    </div>
  )
}

interface TopicsProps {
  categories: PostListViewProps['list']['categories']
  category: string | undefined
  isSearch: boolean
}

function Topics({ categories, category, isSearch }: TopicsProps) {
  return (
    <nav aria-label={contentTexts.categories}>
      <Chips scroll>
        <Chip as={ShopLink} to="/blog" aria-current={category || isSearch ? undefined : 'page'}>
          {contentTexts.everything}
        </Chip>
        {categories.map(({ slug, name, to }) => (
          <Chip key={slug} as={ShopLink} to={to} aria-current={slug === category ? 'page' : undefined}>
            {name}
          </Chip>
        ))}
      </Chips>
    </nav>
  )
}

function NothingFound() {
  return (
    <EmptyState title={contentTexts.noArticles} heading="h2">
      <p>{contentTexts.noArticlesText}</p>
      <Button as={ShopLink} to="/casto-kladene-dotazy">
        {contentTexts.toFaq}
      </Button>
    </EmptyState>
  )
}
