import type { ApiRequest } from '#app/request/api-request.ts'
import { capLimit } from '#app/request/range.ts'
import type { Value } from '#app/request/value.ts'
import { type Branch, type BranchEntry, plantBranch } from './branch.ts'
import { LIMIT_SLOT, OFFSET_SLOT } from './parameter-source.ts'

/** Sorts filters, order and ranges by the resource they are meant for. */
export function branchOf(request: ApiRequest): Branch {
  const { filters, logic, orders } = request.params
  const entries: BranchEntry[] = [
    ...filters.map(({ path, field, operation }) =>
      entry(path, (branch) => branch.conditions.push({ kind: 'condition', field, operation })),
    ),
    ...logic.map(({ path, tree }) => entry(path, (branch) => branch.conditions.push(tree))),
    ...orders.map(({ path, terms }) => entry(path, (branch) => branch.order.push(...terms))),
    ...embedRanges(request).map(({ path, limitSlot, offsetSlot }) =>
      entry(path, (branch) => {
        if (limitSlot !== undefined) branch.limit = limitSlot
        if (offsetSlot !== undefined) branch.offset = offsetSlot
      }),
    ),
  ]
  const branch = plantBranch(entries)
  if (request.range.limit !== undefined) branch.limit = LIMIT_SLOT
  if (request.range.offset !== undefined) branch.offset = OFFSET_SLOT
  return branch
}

function entry(path: string[], apply: (branch: Branch) => unknown): BranchEntry {
  return { path, apply: (branch) => void apply(branch) }
}

interface EmbedRange {
  path: string[]
  limitSlot?: number
  offsetSlot?: number
}

/** Slots behind all other values, in the order of the ranges; must agree with `embedRangeValues`. */
function embedRanges({ params }: ApiRequest): EmbedRange[] {
  let slot = params.values.length
  return params.ranges
    .filter(({ path }) => path.length > 0)
    .map(({ path, range }) => {
      const placed: EmbedRange = { path }
      if (range.limit !== undefined) placed.limitSlot = slot++
      if (range.offset !== undefined) placed.offsetSlot = slot++
      return placed
    })
}

export function embedRangeValues({ params }: ApiRequest, maxRows: number | undefined): Value[] {
  return params.ranges
    .filter(({ path }) => path.length > 0)
    .flatMap(({ range }) => {
      const limit = range.limit === undefined ? undefined : capLimit(range.limit, maxRows)
      return [limit, range.offset].filter((number) => number !== undefined).map(String)
    })
}

export function formatRangeShape({ params, range }: ApiRequest): string {
  const marks = (of: { limit?: bigint; offset?: bigint }) =>
    `${of.limit === undefined ? '' : 'L'}${of.offset === undefined ? '' : 'O'}`
  const embedded = params.ranges.filter(({ path }) => path.length > 0)
  return marks(range) + embedded.map((entry) => JSON.stringify(entry.path) + marks(entry.range)).join('')
}
