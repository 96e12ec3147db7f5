import type { CaseView } from '@shop/contract/case/case'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { CaseDecision } from './case-decision.tsx'

const REFUSED = {
  decidedAt: '2026-11-12T09:00:00.000Z',
  lines: [
    {
      ...{ position: 1, name: 'Losos', variantName: '6 kg', pieces: 1, condition: 'opened', doubts: [], arrived: null },
      decisions: [{ outcome: 'refuse', pieces: 1, lowered: 0, discount: 0, reason: 'Obal je celý.' }],
    },
  ],
  ...{ refund: null, credits: 0, replacementNumber: null, note: '', isByRule: false, threadToken: null },
} as unknown as CaseView

function draw(found: CaseView): string {
  const router = createMemoryRouter([{ path: '/', element: <CaseDecision found={found} /> }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

test('whoever does not agree is sent to a thread only where there is one', () => {
  expect(draw({ ...REFUSED, threadToken: '7.2026-11-13.podpis' })).toContain('href="/l/zprava/7.2026-11-13.podpis"')
  const alone = draw(REFUSED)
  expect(alone).toContain('href="/kontakt"')
  expect(alone).not.toContain('/l/zprava/')
  expect(alone).toContain('https://coi.gov.cz/informace-o-adr/')
})
