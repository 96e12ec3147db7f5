import { formatPrice } from '@shop/czech/format-price'
import { formatGridQuery } from '@shop/domain/catalog/format-grid-filters'
import { parseGridFilters } from '@shop/domain/catalog/parse-grid-filters'
import { Button } from '@shop/ui/button/button'
import { LinkArrow } from '@shop/ui/link-arrow/link-arrow'
import { Price } from '@shop/ui/price/price'
import { StickyBar } from '@shop/ui/sticky-bar/sticky-bar'
import { BreedPortrait } from '#app/features/catalog/breed/breed-portrait.tsx'
import type { BreedView } from '#app/features/catalog/breed/breed-view.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { callDog } from '#app/texts/catalog/called-dog.ts'
import { recommendationTexts as texts } from '#app/texts/catalog/recommendation.ts'
import { dogTexts } from '#app/texts/dog.ts'
import { AlternativeFoods } from './alternative-foods.tsx'
import { type FinderAnswers, toDog } from './finder-answers.ts'
import type { FinderResult } from './finder-page-view.ts'
import styles from './finder-result.module.css'
import { finderAddress } from './finder-steps.ts'
import { FittingFoods } from './fitting-foods.tsx'
import { KeepDog } from './keep-dog.tsx'
import { NothingFits } from './nothing-fits.tsx'
import type { OfferView, RecommendationView } from './recommendation-view.ts'
import { AddOffer, RecommendedFood } from './recommended-food.tsx'
import { TransitionWeek } from './transition-week.tsx'
import { WhyThis } from './why-this.tsx'

interface FinderResultProps {
  answers: FinderAnswers
  breed: BreedView | null
  result: FinderResult
}

export function FinderResultView({ answers, breed, result }: FinderResultProps) {
  const { recommendation } = result
  if (recommendation.kind === 'found') {
    return <Found answers={answers} breed={breed} result={result} found={recommendation} />
  }
  if (recommendation.kind === 'too_young') {
    return (
      <NothingFits
        heading={texts.tooYoung}
        text={texts.tooYoungText}
        change={{ to: finderAddress('vaha', answers), label: texts.changeWeeks }}
      />
    )
  }
  return <Nothing answers={answers} nothing={recommendation} />
}

function Found({
  answers,
  breed,
  result,
  found,
}: FinderResultProps & { found: Extract<RecommendationView, { kind: 'found' }> }) {
  const called = callDog(answers.name, answers.sex)
  const { hero, alternatives } = found
  const dog = toDog(answers, result.today)
  const choose = ({ slug, name }: OfferView) => (
    <Button
      as={ShopLink}
      to={finderAddress('vysledek', { ...answers, food: slug })}
      prefetch="none"
      variant="line"
      size="small"
      aria-label={texts.chooseLabel(name)}
    >
      {texts.choose}
    </Button>
  )
  return (
    <>
      <RecommendedFood
        offer={hero}
        eyebrow={found.isOwnChoice ? texts.chosenInstead : texts.sniffedOut(called)}
        comesOn={result.comesOn}
        portrait={breed?.portrait ? <BreedPortrait portrait={breed.portrait} /> : null}
      />
      <div className="wrap section-tight">
        <WhyThis
          found={found}
          forbidden={answers.forbidden}
          activity={answers.stage === 'stene' ? null : answers.activity}
        >
          <FittingFoods offers={found.offers} hero={hero.slug} called={called} choose={choose} />
        </WhyThis>
        <LinkArrow as={ShopLink} to={toGrid(answers)}>
          {texts.browse}
        </LinkArrow>
      </div>
      <div className={`wrap ${styles.blocks}`}>
        {alternatives.length > 0 ? (
          <section>
            <h2 className={styles.heading}>{texts.or}</h2>
            <AlternativeFoods alternatives={alternatives} choose={choose} />
          </section>
        ) : null}
        {dog ? (
          <KeepDog
            name={answers.name}
            breed={breed?.name ?? ''}
            dog={dog}
            called={called}
            isSignedIn={result.isSignedIn}
            today={result.today}
          />
        ) : null}
        <div className={styles.end}>
          <TransitionWeek name={hero.name} grams={found.transition} />
          <p className="xs muted">{texts.disclaimer}</p>
        </div>
      </div>
      <StickyBar className={styles.bar}>
        <Price amount={formatPrice(hero.price)} unit={texts.bar(hero.pack, formatPrice(hero.crownsPerDay * 100))} />
        <AddOffer offer={hero} isShort />
      </StickyBar>
    </>
  )
}

function Nothing({
  answers,
  nothing,
}: {
  answers: FinderAnswers
  nothing: Extract<RecommendationView, { kind: 'nothing' }>
}) {
  const { nearest, total, forbidden } = nothing
  const called = callDog(answers.name, answers.sex)
  const near = nearest && texts.nearest(nearest.name, nearest.allergens.map(dogTexts.allergen))
  return (
    <NothingFits
      heading={texts.nothing}
      text={forbidden.length > 0 ? texts.nothingText(called, forbidden.length, total) : texts.nothingLeft(total)}
      change={{ to: finderAddress('nesmi', answers), label: texts.changeForbidden }}
    >
      {nearest && near && nearest.allergens.length > 0 ? (
        <p className="small">
          {texts.nearestIs} <ShopLink to={`/produkt/${nearest.slug}`}>{near.name}</ShopLink>. {near.text}
        </p>
      ) : null}
    </NothingFits>
  )
}

/** The shelf with what the answers mean as filters. */
function toGrid({ stage, forbidden }: FinderAnswers) {
  const filters = { ...parseGridFilters(new URLSearchParams({ vek: stage ?? '' })), without: forbidden }
  return `/produkty/granule${formatGridQuery(filters)}` as const
}
