import type { LogicTree } from '#app/request/logic.ts'
import type { OrderTerm } from '#app/request/order.ts'
import type { Source } from './parameter-source.ts'

/** What a request says about one resource and the resources embedded in it. */
export interface Branch {
  conditions: LogicTree[]
  order: OrderTerm[]
  limit?: Source
  offset?: Source
  below: BranchEntry[]
}

export interface BranchEntry {
  path: string[]
  /** Puts the entry where it belongs, once its resource is reached. */
  apply(branch: Branch): void
}

export function plantBranch(entries: BranchEntry[]): Branch {
  const branch: Branch = { conditions: [], order: [], below: [] }
  for (const entry of entries) {
    if (entry.path.length === 0) entry.apply(branch)
    else branch.below.push(entry)
  }
  return branch
}

interface Descent {
  of(name: string): Branch
  /** A name that no embedded resource has answered to. */
  firstUnused(): string | undefined
}

export function descend(branch: Branch): Descent {
  const used = new Set<string>()
  return {
    of(name) {
      used.add(name)
      const entries = branch.below.filter(({ path }) => path[0] === name)
      return plantBranch(entries.map(({ path, apply }) => ({ path: path.slice(1), apply })))
    },
    firstUnused: () => branch.below.find(({ path }) => !used.has(path[0] as string))?.path[0],
  }
}
