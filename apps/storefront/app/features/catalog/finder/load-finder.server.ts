import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { recommendFood } from '@shop/domain/dog/finder/recommend-food'
import { redirect } from 'react-router'
import type { BreedView } from '#app/features/catalog/breed/breed-view.ts'
import { findBreed, findBreeds, loadBreeds } from '#app/features/catalog/breed/load-breeds.server.ts'
import type { KnownBreed } from '#app/features/catalog/breed/to-breed.server.ts'
import { promiseDay } from '#app/features/catalog/grid/load-grid.server.ts'
import { now } from '#app/server/clock.server.ts'
import type { Visit } from '#app/server/session.server.ts'
import { loadShopSettings } from '#app/server/shop-settings.server.ts'
import { type FinderAnswers, parseAnswers, toDog, WEIGHT_KG } from './finder-answers.ts'
import { toFinderFood } from './finder-food-view.ts'
import type { FinderPageView, FinderResult } from './finder-page-view.ts'
import { type FinderStep, finderAddress, STEPS, stepFor } from './finder-steps.ts'
import { loadFinderFoods } from './load-finder-foods.server.ts'
import { toRecommendationView } from './recommendation-view.ts'

const COMMON_BREEDS = 9
const MOST_FOUND = 12

export async function loadFinder(query: URLSearchParams, visit: Visit): Promise<FinderPageView> {
  const parsed = parseAnswers(query)
  const breed = await findBreed(parsed.breed)
  const answers = { ...parsed, breed: breed?.slug ?? null }
  followButtons(query, answers)
  const wanted = query.get('krok')
  const step = stepFor(wanted, answers)
  return {
    step,
    answers,
    breed: breed && toView(breed),
    isRefused: STEPS.indexOf(wanted as FinderStep) > STEPS.indexOf(step),
    breeds: step === 'plemeno' ? await loadChoice(query, answers) : null,
    fitting: step === 'nesmi' ? await countFitting(answers) : null,
    result: step === 'vysledek' ? await loadResult(answers, visit) : null,
  }
}

/** Foods that fit what was answered; null while there is no dog to count for. */
export async function countFitting(answers: FinderAnswers): Promise<number | null> {
  const today = toPragueTime(now()).date
  const dog = toDog(answers, today)
  if (!dog) return null
  return recommendFood((await loadFinderFoods()).map(toFinderFood), dog, today).fitting
}

/** Where no script runs, minus and plus are buttons that come back with another weight. */
function followButtons(query: URLSearchParams, answers: FinderAnswers): void {
  const change = Number(query.get('zmena'))
  if (!change || Math.abs(change) > 5) return
  const weightKg = Math.min(Math.max((answers.weightKg ?? 10) + change, WEIGHT_KG.min), WEIGHT_KG.max)
  throw redirect(finderAddress('vaha', { ...answers, weightKg }))
}

/** A name that means one breed goes on by itself; one that may mean several is asked back. */
async function loadChoice(query: URLSearchParams, answers: FinderAnswers): Promise<FinderPageView['breeds']> {
  const typed = (query.get('hledat') ?? '').trim().slice(0, 60)
  const all = await loadBreeds()
  const choice = { common: all.slice(0, COMMON_BREEDS).map(toView), typed, count: all.length }
  if (typed === '') return { ...choice, found: null }
  const found = await findBreeds(typed)
  const certain = found.filter(({ isExact }) => isExact)
  const only = certain.length === 1 ? certain[0] : found.length === 1 ? found[0] : undefined
  if (only) throw redirect(finderAddress('vaha', { ...answers, breed: only.breed.slug }))
  return { ...choice, found: found.slice(0, MOST_FOUND).map(({ breed }) => toView(breed)) }
}

async function loadResult(answers: FinderAnswers, visit: Visit): Promise<FinderResult | null> {
  const today = toPragueTime(now()).date
  const dog = toDog(answers, today)
  if (!dog) return null
  const [foods, settings, session] = await Promise.all([loadFinderFoods(), loadShopSettings(), visit.session()])
  return {
    recommendation: toRecommendationView({ foods, dog, today, chosen: answers.food }),
    comesOn: promiseDay(settings).date,
    isSignedIn: session.customer !== null,
    today,
  }
}

function toView({ slug, name, weights, portrait }: KnownBreed): BreedView {
  return { slug, name, weights, portrait }
}
