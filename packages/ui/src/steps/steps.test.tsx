// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { Step, Steps } from './steps.tsx'

afterEach(cleanup)

describe('Steps', () => {
  test('links only the way back and marks where one is', () => {
    const { container } = render(
      <Steps label="Order">
        <Step number={1} state="done" doneLabel="done" href="/basket">
          Basket
        </Step>
        <Step number={2} state="current" href="/address">
          Address
        </Step>
        <Step number={3} state="ahead" href="/payment">
          Payment
        </Step>
      </Steps>,
    )
    expect(screen.getByRole('list', { name: 'Order' }).children).toHaveLength(3)
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Basket, done'])
    expect(container.querySelector('[aria-current="step"]')?.textContent).toBe('2Address')
  })
})
