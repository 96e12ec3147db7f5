import { ShopLink } from '#app/navigation/shop-link.tsx'
import { wordingTexts as texts } from '#app/texts/content/wordings.ts'
import type { Wording } from './load-static-page.server.ts'

interface WordingListProps {
  slug: string
  wordings: Wording[]
  /** Version of the wording on the page. */
  shown: string
}

/** Every wording that was ever published, with what it changed. */
export function WordingList({ slug, wordings, shown }: WordingListProps) {
  const address = `/s/${slug}` as const
  return (
    <section className="section-tight stack" aria-labelledby="zneni">
      <h2 id="zneni" className="h3">
        {texts.heading}
      </h2>
      <ul className="noses">
        {wordings.map(({ version, effectiveFrom, state }, index) => (
          <li key={version}>
            <ShopLink
              to={state === 'current' ? address : `${address}?verze=${version}`}
              aria-current={version === shown ? 'page' : undefined}
            >
              {texts.wording(version, effectiveFrom)}
            </ShopLink>{' '}
            <span className="small muted">{texts.states[state]}</span>
            {' · '}
            <a href={`${address}/${version}/pdf`}>{texts.asFile(version)}</a>
            {index < wordings.length - 1 ? (
              <>
                {' · '}
                <ShopLink to={`${address}?rozdil=${version}`}>{texts.whatChanged}</ShopLink>
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
