import { data } from 'react-router'
import { FeedingCalculator } from '#app/features/catalog/calculator/feeding-calculator.tsx'
import { JsonLd } from '#app/features/catalog/product/json-ld.tsx'
import { loadNewestPosts } from '#app/features/content/blog/load-blog.server.ts'
import { HomeBanners } from '#app/features/content/home/home-banners.tsx'
import { HomeBlog } from '#app/features/content/home/home-blog.tsx'
import { HomeComposition } from '#app/features/content/home/home-composition.tsx'
import { HomeFinder } from '#app/features/content/home/home-finder.tsx'
import { HomeHero } from '#app/features/content/home/home-hero.tsx'
import { HomeRegular } from '#app/features/content/home/home-regular.tsx'
import { HomeReviews } from '#app/features/content/home/home-reviews.tsx'
import { HomeShelves } from '#app/features/content/home/home-shelves.tsx'
import { loadBanners } from '#app/features/content/home/load-banners.server.ts'
import { loadHome } from '#app/features/content/home/load-home.server.ts'
import { toHomeJsonLd } from '#app/features/content/home/to-home-json-ld.server.ts'
import { loadSectionHead } from '#app/features/content/sections/load-section.server.ts'
import { ProteinRail } from '#app/features/shell/protein-rail.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { nextContentChange } from '#app/server/content-page.server.ts'
import { sectionKeys } from '#app/server/page-keys.server.ts'
import { publicPageUntilCutOff } from '#app/server/public-page-until-cut-off.server.ts'
import { loadSeller } from '#app/server/seller.server.ts'
import { homeTexts } from '#app/texts/content/home.ts'
import type { Route } from './+types/home.ts'

const POSTS = 5

export async function loader() {
  const [page, home, posts, seller, banners, change] = await Promise.all([
    loadSectionHead('home'),
    loadHome(),
    loadNewestPosts(POSTS),
    loadSeller(),
    loadBanners(),
    nextContentChange(),
  ])
  const { orderBy } = home.promise
  // A banner comes and ends by itself: no copy outlives the moment.
  const until = change && Date.parse(change) < Date.parse(orderBy) ? change : orderBy
  return data(
    { page, posts, banners, ...home, jsonLd: toHomeJsonLd(seller) },
    { headers: publicPageUntilCutOff(until, ...sectionKeys('home'), 'blog', 'reviews') },
  )
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : [])

export default function Home({ loaderData }: Route.ComponentProps) {
  const { page, posts, banners, proteins, total, usualCount, shelves, example, reviews, promise, orderBy, jsonLd } =
    loaderData
  return (
    <>
      <HomeHero page={{ ...page, blocks: [] }} reviews={reviews} arrivesOn={promise.date} orderBy={orderBy} />
      <HomeBanners banners={banners} />
      <ProteinRail counts={proteins} />
      <HomeFinder usualCount={usualCount} />
      <HomeShelves shelves={shelves} total={total} arrivesOn={promise.date} />
      {example ? (
        <>
          <HomeComposition example={example} />
          <HomeRegular example={example} />
          <section className="section" id="kalkulacka">
            <div className="wrap">
              <div className="head">
                <h2>{homeTexts.calculator}</h2>
                <p className="muted">{homeTexts.calculatorLead}</p>
              </div>
              <div data-tint="yellow">
                <FeedingCalculator slug={example.slug} pack={example.pack} food={example.food} usual={example.usual} />
              </div>
            </div>
          </section>
        </>
      ) : null}
      <HomeReviews reviews={reviews} />
      <HomeBlog posts={posts} />
      <JsonLd graph={jsonLd} />
    </>
  )
}
