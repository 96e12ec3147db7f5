// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { modalTrigger } from '../modal/modal-trigger.ts'
import { Dialog } from './dialog.tsx'

afterEach(cleanup)

const find = () => document.querySelector('dialog') as HTMLDialogElement

describe('Dialog', () => {
  test('follows its open prop', () => {
    const draw = (open: boolean) => (
      <Dialog title="Sure?" closeLabel="Close" open={open}>
        Text
      </Dialog>
    )
    const { rerender } = render(draw(false))
    expect(find().open).toBe(false)
    rerender(draw(true))
    expect(find().open).toBe(true)
    expect(screen.getByRole('dialog', { name: 'Sure?' })).toBe(find())
    rerender(draw(false))
    expect(find().open).toBe(false)
  })

  test('closes by a click beside it and tells so', () => {
    const closed = vi.fn()
    render(
      <Dialog title="Sure?" closeLabel="Close" open onClose={closed}>
        Text
      </Dialog>,
    )
    fireEvent.pointerDown(find())
    fireEvent.click(find())
    expect(find().open).toBe(false)
    expect(closed).toHaveBeenCalledTimes(1)
  })

  test('stays open when a press inside ends outside', () => {
    render(
      <Dialog title="Sure?" closeLabel="Close" open>
        Text
      </Dialog>,
    )
    fireEvent.pointerDown(screen.getByText('Text'))
    fireEvent.click(find())
    expect(find().open).toBe(true)
  })

  test('has a cross that closes it without scripts', () => {
    const html = renderToString(
      <Dialog title="Sure?" closeLabel="Close">
        Text
      </Dialog>,
    )
    expect(html).toMatch(/<form method="dialog"><button type="submit" aria-label="Close"/)
    expect(html).not.toMatch(/<dialog[^>]* open/)
  })

  test('is opened by a trigger that needs no script where the browser knows commands', () => {
    render(
      <>
        <button type="button" {...modalTrigger('question')}>
          Ask
        </button>
        <Dialog id="question" title="Sure?" closeLabel="Close">
          Text
        </Dialog>
      </>,
    )
    const trigger = screen.getByRole('button', { name: 'Ask' })
    expect(trigger.getAttribute('commandfor')).toBe('question')
    expect(trigger.getAttribute('command')).toBe('show-modal')
    act(() => fireEvent.click(trigger))
    expect(find().open).toBe(true)
  })
})
