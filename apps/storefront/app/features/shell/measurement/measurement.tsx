import { Suspense, useEffect, useState } from 'react'
import { type UIMatch, useLocation, useMatches, useRouteLoaderData } from 'react-router'
import { lazyWithTimeout } from '#app/navigation/lazy-with-timeout.ts'
import { consumeEvents } from '#app/state/analytics.ts'
import { choiceChanged, useChoice } from '#app/state/marketing.ts'
import { cookieTexts as texts } from '#app/texts/shell/cookies.ts'
import { createCounter } from './counter.ts'
import { isUnmeasured } from './is-unmeasured.ts'

// Eight files that only who is asked needs.
const CookieQuestion = lazyWithTimeout(() => import('./cookie-question.tsx'), 'CookieQuestion')

/**
 * Where the choice is made no card covers it. On the way through an order nothing may lie over its buttons: who got there
 * was asked before.
 */
const UNASKED = /^\/(?:nastaveni-cookies|s\/cookies|kosik|payments|najit-krmivo|ucet\/objednat-znovu)(?:\/|$)/

interface MeasurementProps {
  mayAsk: boolean
  /** The page that the document began with. */
  began: Page
}

interface Page {
  matches: UIMatch[]
  search: string
}

/** Reads the choice, asks when there is none and somebody is there, and counts what may be counted. */
export function Measurement({ mayAsk, began }: MeasurementProps) {
  const { pathname, search } = useLocation()
  const matches = useMatches()
  // A document that began behind a secret is measured by nobody until the next one: its policy would not allow it either.
  // Where nobody else's script may run, nobody is asked about it.
  const isSecret = isSecretPage(began) || isSecretPage({ matches, search })
  const shop = useRouteLoaderData('root') as { tagManager: { id: string; url: string } | null } | undefined
  // Decided once for the document.
  const [tagManager] = useState(isSecret ? null : (shop?.tagManager ?? null))
  const choice = useChoice()
  const [hasChosen, setChosen] = useState(false)
  const [counter] = useState(() => createCounter(tagManager))

  // Notes come from outside of React, and so does the tag manager.
  useEffect(() => consumeEvents(counter.take), [counter])

  function choose() {
    setChosen(true)
    choiceChanged()
    counter.choose()
  }

  if (hasChosen)
    return (
      <p role="status" className="visually-hidden">
        {texts.saved}
      </p>
    )
  const isAsked = mayAsk && !choice && tagManager && !isSecret && !UNASKED.test(pathname)
  return isAsked ? (
    <Suspense>
      <CookieQuestion onChosen={choose} />
    </Suspense>
  ) : null
}

function isSecretPage({ matches, search }: Page): boolean {
  return isUnmeasured(
    matches.map(({ handle }) => handle),
    new URLSearchParams(search),
  )
}
