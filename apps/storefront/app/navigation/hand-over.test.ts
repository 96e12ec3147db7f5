// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { noteHand } from './hand-over.ts'

const DRAWN = `
  <details><summary>Více</summary></details>
  <form>
    <input type="hidden" name="token" value="a" />
    <input name="email" />
    <input type="checkbox" name="foto" />
    <select name="vek"><option value="">Jedno</option><option value="senior">Senior</option></select>
    <textarea name="text"></textarea>
    <button>Poslat</button>
  </form>`

let drawing: HTMLElement
let live: HTMLElement
const find = <E extends HTMLElement>(place: HTMLElement, what: string) => place.querySelector(what) as E

beforeEach(() => {
  drawing = document.createElement('div')
  live = document.createElement('div')
  drawing.innerHTML = DRAWN
  live.innerHTML = DRAWN.replace('value="a"', 'value="b"')
  document.body.replaceChildren(drawing, live)
})

function fillDrawing() {
  find<HTMLDetailsElement>(drawing, 'details').open = true
  find<HTMLInputElement>(drawing, '[name=email]').value = 'jana@priklad.cz'
  find<HTMLInputElement>(drawing, '[name=foto]').checked = true
  find<HTMLSelectElement>(drawing, 'select').value = 'senior'
  find<HTMLTextAreaElement>(drawing, 'textarea').value = 'Chutná.'
}

test('what was opened, written and ticked is so again, and a form that listens hears it', () => {
  fillDrawing()
  const heard: string[] = []
  live.addEventListener('change', ({ target }) => heard.push((target as HTMLInputElement).name))
  noteHand(drawing)(live)
  expect(find<HTMLDetailsElement>(live, 'details').open).toBe(true)
  expect(find<HTMLInputElement>(live, '[name=email]').value).toBe('jana@priklad.cz')
  expect(find<HTMLInputElement>(live, '[name=foto]').checked).toBe(true)
  expect(find<HTMLSelectElement>(live, 'select').value).toBe('senior')
  expect(find<HTMLTextAreaElement>(live, 'textarea').value).toBe('Chutná.')
  expect(heard).toEqual(['email', 'foto', 'vek', 'text'])
})

test('what nobody has touched is left alone, and so is what nobody can see', () => {
  const heard: string[] = []
  live.addEventListener('change', ({ target }) => heard.push((target as HTMLInputElement).name))
  noteHand(drawing)(live)
  expect(heard).toEqual([])
  expect(find<HTMLInputElement>(live, '[name=token]').value).toBe('b')
})

test('the focus goes on in the same place', () => {
  find(drawing, '[name=email]').focus()
  const handOver = noteHand(drawing)
  drawing.remove()
  handOver(live)
  expect(document.activeElement).toBe(find(live, '[name=email]'))
})

test('where something else stands now nothing is handed over', () => {
  fillDrawing()
  live.innerHTML = '<a href="/">Domů</a><input name="jiny" />'
  noteHand(drawing)(live)
  expect(find<HTMLInputElement>(live, 'input').value).toBe('')
})
