import type { StaffRole } from '@shop/contract/staff/staff-rights'
import type { ReactNode } from 'react'
import type { IconName } from '#app/parts/icon.tsx'

export type AreaGroup = 'top' | 'work' | 'people' | 'offer' | 'running'

interface AreaRoute {
  /** From the root, such as `/objednavky/:number`. */
  path: string
  element: ReactNode
  /** Without menu and bars, such as the bench. */
  isBare?: boolean
}

/** One item of the menu and the screens behind it. All of them stand in `areas.ts`. */
export interface Area {
  /** Where the menu leads; also the first of `routes`. */
  path: string
  title: string
  icon: IconName
  group: AreaGroup
  /** After `G`. */
  key?: string
  roles: readonly StaffRole[]
  routes: readonly AreaRoute[]
  /** Queues of `shop.staff_counts` that are worked off here: their sum stands in the menu. */
  queues?: readonly string[]
  /** The screen does not lock by itself, as at the bench. */
  staysOpen?: boolean
}
