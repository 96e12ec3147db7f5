import { ActivityScreen } from './activity-screen.tsx'
import { BreedScreen } from './breed-screen.tsx'
import type { FinderPageView } from './finder-page-view.ts'
import { FinderResultView } from './finder-result.tsx'
import { ForbiddenScreen } from './forbidden-screen.tsx'
import { NameScreen } from './name-screen.tsx'
import { WeightScreen } from './weight-screen.tsx'

/** One question a screen, and the food at the end. */
export function FinderPage({ page }: { page: FinderPageView }) {
  const { step, answers, breed, breeds, result } = page
  if (step === 'vysledek' && result) return <FinderResultView answers={answers} breed={breed} result={result} />
  if (step === 'plemeno' && breeds) return <BreedScreen answers={answers} breed={breed} breeds={breeds} />
  if (step === 'vaha') return <WeightScreen answers={answers} breed={breed} isRefused={page.isRefused} />
  if (step === 'pohyb') return <ActivityScreen answers={answers} />
  if (step === 'nesmi') return <ForbiddenScreen answers={answers} fitting={page.fitting} />
  return <NameScreen answers={answers} />
}
