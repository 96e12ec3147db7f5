import { useEffect, useState } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import { takeNotes } from '#app/state/analytics.ts'
import { cookieTexts as texts } from '#app/texts/cookies.ts'
import { CookieQuestion } from './cookie-question.tsx'
import { createCounter } from './counter.ts'
import { readChoice } from './read-choice.ts'

/** Where nobody else's script should run nobody is asked either, and where the choice is made no card covers it. */
const UNASKED = /^\/(?:l|t|survey|private|nahled|nastaveni-cookies|s\/cookies)(?:\/|$)/

/** Reads the choice, asks when there is none, and counts what may be counted. */
export function Measurement() {
  const shop = useRouteLoaderData('root') as { tagManager: { id: string; url: string } | null } | undefined
  const tagManager = shop?.tagManager ?? null
  const { pathname } = useLocation()
  const [state, setState] = useState(() => (readChoice(document.cookie) ? 'known' : 'unknown'))
  const [counter] = useState(() => createCounter(tagManager))

  // Notes come from outside of React, and so does the tag manager.
  useEffect(() => takeNotes(counter.take), [counter])

  function choose() {
    setState('chosen')
    counter.choose()
  }

  if (state === 'chosen')
    return (
      <p role="status" className="visually-hidden">
        {texts.saved}
      </p>
    )
  return state === 'unknown' && tagManager && !UNASKED.test(pathname) ? <CookieQuestion onChosen={choose} /> : null
}
