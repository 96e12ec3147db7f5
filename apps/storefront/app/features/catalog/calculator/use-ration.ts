import { useEffect, useState } from 'react'
import { loadPiece } from '#app/navigation/lazy-with-timeout.ts'
import { useDogs } from '#app/state/dog.ts'
import type { RationAnswer, RationFood, RationQuestion } from './calculate-ration.ts'

const USUAL: RationQuestion = { stage: 'dospely', activity: 'moderate', weightKg: 18, hasTreats: false }

/**
 * The page arrives with the answer for an ordinary dog. The arithmetic is fetched with the first question of one's own,
 * or when a dog is known here.
 */
export function useRation(food: RationFood, usual: RationAnswer) {
  const [own] = useDogs()
  const [question, setQuestion] = useState(USUAL)
  const [answer, setAnswer] = useState(usual)
  const { kcal, pack } = food

  // Asks the arithmetic, which comes from the server once.
  useEffect(() => {
    let isCurrent = true
    if (question === USUAL) {
      setAnswer(usual)
      return
    }
    void loadPiece(() => import('./calculate-ration.ts')).then(({ calculateRation }) => {
      const next = calculateRation(question, { kcal, pack })
      if (isCurrent && next) setAnswer(next)
    })
    return () => {
      isCurrent = false
    }
  }, [question, kcal, pack, usual])

  // Takes over the dog kept in this browser.
  useEffect(() => {
    if (own)
      void loadPiece(() => import('./calculate-ration.ts')).then(({ toQuestion }) => setQuestion(toQuestion(own)))
  }, [own])

  function change(name: keyof RationQuestion, value: string | number | boolean) {
    setQuestion((before) => ({ ...before, [name]: value }))
  }
  return { question, answer, change }
}
