import { LANDING } from '@shop/domain/content/blocks'
import dog from '@shop/ui/assets/dog-dark.svg'
import { Notice } from '@shop/ui/notice/notice'
import { data } from 'react-router'
import { pageNotFound } from '#app/errors/page-error.ts'
import { PostView } from '#app/features/content/blog/post-view.tsx'
import { FaqAnswer } from '#app/features/content/faq/faq-view.tsx'
import { HomeBanners } from '#app/features/content/home/home-banners.tsx'
import { LandingView } from '#app/features/content/landing/landing-view.tsx'
import { StaticPageView } from '#app/features/content/legal/static-page-view.tsx'
import { loadPreview } from '#app/features/content/preview/load-preview.server.ts'
import { previewDrawings } from '#app/features/content/preview/preview-drawings.tsx'
import type { BlockTheme } from '#app/features/content/sections/block-head.tsx'
import { SectionView } from '#app/features/content/sections/section-view.tsx'
import type { ShellHandle } from '#app/features/shell/shell-handle.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { visitOf } from '#app/server/session.server.ts'
import { previewTexts } from '#app/texts/content/preview.ts'
import type { Route } from './+types/preview.ts'

/** Whatever colour the page itself has. */
const THEME: BlockTheme = { colour: 'blue', art: { src: dog, width: 660, height: 640, sunk: true } }

/** A draft for whoever holds a signed address. Nobody else may keep a copy of it. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const preview = await loadPreview(request, visitOf(context).services, params.token)
  if (!preview) throw pageNotFound()
  return data(preview, {
    status: preview.kind === 'expired' ? 410 : 200,
    headers: { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' },
  })
}

export const handle: ShellHandle = { unmeasured: true }

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: previewTexts.title, description: previewTexts.description, noIndex: true })

export default function Preview({ loaderData: preview }: Route.ComponentProps) {
  if (preview.kind === 'expired') {
    return (
      <section className="wrap section-tight stack">
        <h1>{previewTexts.expired}</h1>
        <p>{previewTexts.expiredText}</p>
      </section>
    )
  }
  return (
    <>
      <div className="wrap">
        <Notice tone="warn" icon="alert">
          {previewTexts.banner(preview.until)}
        </Notice>
      </div>
      {preview.kind === 'article' ? <PostView post={preview.post} vote={null} /> : null}
      {preview.kind === 'landing' ? (
        <LandingView page={preview.page} drawForm={previewDrawings(LANDING).drawForm} />
      ) : null}
      {preview.kind === 'question' ? (
        <div className="wrap wrap-read">
          <h1>{preview.question.title}</h1>
          <FaqAnswer blocks={preview.question.answer} />
        </div>
      ) : null}
      {preview.kind === 'banner' ? <HomeBanners banners={[preview.banner]} /> : null}
      {preview.kind === 'section' ? (
        <SectionView page={preview.page} theme={THEME} {...previewDrawings(preview.slug)} />
      ) : null}
      {preview.kind === 'page' ? <StaticPageView page={preview.page} /> : null}
    </>
  )
}
