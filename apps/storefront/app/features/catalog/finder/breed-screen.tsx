import { spanOf } from '@shop/domain/breed/breed-weight'
import { Button } from '@shop/ui/button/button'
import { SearchBar } from '@shop/ui/search-bar/search-bar'
import { Suspense } from 'react'
import { useNavigate } from 'react-router'
import { BreedPortrait } from '#app/features/catalog/breed/breed-portrait.tsx'
import { type BreedView, toTitle } from '#app/features/catalog/breed/breed-view.ts'
import { useIsAlive } from '#app/forms/use-is-alive.ts'
import { lazyWithTimeout } from '#app/navigation/lazy-with-timeout.ts'
import { callDog } from '#app/texts/catalog/called-dog.ts'
import { finderTexts } from '#app/texts/catalog/finder.ts'
import styles from './breed-screen.module.css'
import type { FinderAnswers } from './finder-answers.ts'
import { FinderFrame } from './finder-frame.tsx'
import type { FinderPageView } from './finder-page-view.ts'
import { finderAddress } from './finder-steps.ts'

const BreedCombobox = lazyWithTimeout(() => import('#app/features/catalog/breed/breed-combobox.tsx'), 'BreedCombobox')

const MONGREL = 'krizenec'

interface BreedScreenProps {
  answers: FinderAnswers
  breed: BreedView | null
  breeds: NonNullable<FinderPageView['breeds']>
}

/** A tile is a button of the form, so one tap goes on, with scripts and without. */
export function BreedScreen({ answers, breed, breeds }: BreedScreenProps) {
  const who = callDog(answers.name, answers.sex).nominative
  const navigate = useNavigate()
  const isAlive = useIsAlive()
  const field = {
    name: 'hledat',
    placeholder: finderTexts.knowBreeds(breeds.count),
    defaultValue: breeds.typed,
    autoComplete: 'off',
    enterKeyHint: 'search' as const,
  }
  return (
    <FinderFrame
      step="plemeno"
      answers={answers}
      asks={['plemeno', 'vaha', 'zebra', 'dospela']}
      heading={finderTexts.whatIs(who)}
      actions={<GoOn breed={breed} who={who} />}
    >
      <SearchBar label={finderTexts.searchBreed} submitLabel={finderTexts.searchBreed} {...field}>
        {isAlive ? (
          <Suspense fallback={<input {...field} type="search" aria-label={finderTexts.searchBreed} />}>
            <BreedCombobox
              key={breeds.typed}
              {...field}
              bare
              onBreed={(slug) => void navigate(finderAddress('vaha', { ...answers, breed: slug, weightKg: null }))}
            />
          </Suspense>
        ) : null}
      </SearchBar>
      {breeds.found ? <Found found={breeds.found} /> : null}
      <fieldset aria-label={finderTexts.breeds} className={styles.breeds}>
        {breeds.common.map((one) => (
          <BreedTile key={one.slug} breed={one} isChosen={one.slug === breed?.slug} />
        ))}
      </fieldset>
    </FinderFrame>
  )
}

/** Before a choice the mongrel is the way on for whoever does not know. */
function GoOn({ breed, who }: { breed: BreedView | null; who: string }) {
  return breed ? (
    <Button type="submit" size="large" block name="plemeno" value={breed.slug}>
      {toTitle(finderTexts.isBreed(who, breed.name))}
    </Button>
  ) : (
    <Button type="submit" variant="line" block name="plemeno" value={MONGREL}>
      {finderTexts.otherBreed}
    </Button>
  )
}

function Found({ found }: { found: BreedView[] }) {
  if (found.length === 0) return <p role="status">{finderTexts.noBreed}</p>
  return (
    <div>
      <p className="semi" role="status">
        {finderTexts.severalBreeds}
      </p>
      <fieldset aria-label={finderTexts.severalBreeds} className={styles.breeds}>
        {found.map((breed) => (
          <BreedTile key={breed.slug} breed={breed} />
        ))}
      </fieldset>
    </div>
  )
}

function BreedTile({ breed, isChosen = false }: { breed: BreedView; isChosen?: boolean }) {
  const span = spanOf(breed.weights, null)
  return (
    <button
      type="submit"
      name="plemeno"
      value={breed.slug}
      className={styles.breed}
      aria-current={isChosen || undefined}
    >
      <BreedPortrait portrait={breed.portrait} />
      <span>{toTitle(breed.name)}</span>
      <small>{span ? finderTexts.span(span.from, span.to) : finderTexts.mongrelNote}</small>
    </button>
  )
}
