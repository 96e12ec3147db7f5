import { data } from 'react-router'
import { NOT_FOUND_MESSAGE } from '#app/errors/page-error.ts'
import { ProductCards } from '#app/features/catalog/card/product-cards.tsx'
import { loadFreshTrail } from '#app/features/shell/errors/load-fresh-trail.server.ts'
import { MissingPage } from '#app/features/shell/errors/missing-page.tsx'
import { errorTexts } from '#app/texts/shell/errors.ts'
import type { Route } from './+types/not-found.ts'

/** Takes every address no page answers to, so that the steps of every route run for it too. */
export async function loader() {
  // A trail that cannot be read is no reason to answer with anything but a 404.
  const trail = await loadFreshTrail().catch(() => null)
  return data(trail, { status: 404, statusText: NOT_FOUND_MESSAGE })
}

export default function NotFound({ loaderData: trail }: Route.ComponentProps) {
  return (
    <MissingPage counts={trail?.proteins}>
      {trail ? (
        <section className="wrap section-tight stack">
          <h2>{errorTexts.missing.trail}</h2>
          <ProductCards cards={trail.cards} columns="four" heading="h3" />
        </section>
      ) : null}
    </MissingPage>
  )
}
