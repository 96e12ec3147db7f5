import { expect, test } from 'vitest'
import { circlesOfFiles, circlesOfFolders } from './circles.ts'
import { readModule } from './read-module.ts'
import { readWorkspace } from './workspace.ts'

function plant(files: Record<string, string>) {
  const workspace = readWorkspace(Object.keys(files), () => '{}')
  return Object.entries(files).map(([path, text]) => readModule(workspace, path, text))
}

test('two files that import each other are a circle, also by types alone', () => {
  const modules = plant({
    'src/order.ts': "import type { Line } from './line.ts'\nexport type Order = Line[]",
    'src/line.ts': "import type { Order } from './order.ts'\nexport type Line = { order: Order }",
    'src/price.ts': "import type { Line } from './line.ts'\nexport type Price = Line",
  })
  expect(circlesOfFiles(modules)).toEqual([['src/line.ts', 'src/order.ts']])
})

test('folders make a circle though no files do', () => {
  const modules = plant({
    'src/order/place.ts': "import { pay } from '../payment/pay.ts'\nexport const place = pay",
    'src/payment/pay.ts': 'export const pay = 1',
    'src/payment/refund.ts': "import { state } from '../order/state.ts'\nexport const refund = state",
    'src/order/state.ts': 'export const state = 1',
  })
  expect(circlesOfFiles(modules)).toEqual([])
  expect(circlesOfFolders(modules, 'src')).toEqual([['src/order/', 'src/payment/']])
})

test('rooms inside a room make circles too', () => {
  const modules = plant({
    'src/cart/line/line.ts': "import { total } from '../summary/total.ts'\nexport const line = total",
    'src/cart/summary/total.ts': 'export const total = 1',
    'src/cart/summary/sum.ts': "import type { line } from '../line/line.ts'\nexport type Sum = typeof line",
  })
  expect(circlesOfFolders(modules, 'src')).toEqual([['src/cart/line/', 'src/cart/summary/']])
})

test('an entry point above its rooms and a word below them are no circle', () => {
  const modules = plant({
    'src/app.ts': "import { place } from './order/place.ts'\nexport const app = place",
    'src/order/place.ts': "import { config } from '../config.ts'\nexport const place = config",
    'src/config.ts': 'export const config = 1',
  })
  expect(circlesOfFolders(modules, 'src')).toEqual([])
})
