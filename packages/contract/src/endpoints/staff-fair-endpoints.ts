import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import {
  AddFair,
  AddTablet,
  FairParams,
  NewTablet,
  SaveFair,
  StaffFair,
  StaffFairs,
  TabletParams,
} from '../staff/staff-fair.ts'
import { Nothing } from '../text-fields.ts'

const staff = { access: 'staff', work: 'fairs' } as const

/** Fairs, their wheels and the tablets of their stands. */
export const staffFairEndpoints = {
  staffFairs: endpoint({
    ...staff,
    method: 'GET',
    path: '/staff/fairs',
    summary: 'Fairs with how many came and won.',
    reply: StaffFairs,
    refusals: [],
  }),
  staffFair: endpoint({
    ...staff,
    method: 'GET',
    path: '/staff/fairs/:fairId',
    summary: 'A fair with its wheel and its tablets.',
    params: FairParams,
    reply: StaffFair,
    refusals: [],
  }),
  addFair: endpoint({
    ...staff,
    method: 'POST',
    path: '/staff/fairs',
    summary: 'A new fair with the rules and the wheel of the last one, nothing of it drawn.',
    body: AddFair,
    reply: StaffFair,
    status: 201,
    refusals: ['name_taken'],
  }),
  saveFair: endpoint({
    ...staff,
    method: 'PUT',
    path: '/staff/fairs/:fairId',
    summary: 'The fair and its wheel as they shall be; what was won stays won.',
    params: FairParams,
    body: SaveFair,
    reply: StaffFair,
    refusals: ['version_conflict', 'wheel_refused'],
  }),
  addTablet: endpoint({
    ...staff,
    method: 'POST',
    path: '/staff/fairs/:fairId/tablets',
    summary: 'Makes the PIN of one tablet and shows it this once.',
    params: FairParams,
    body: AddTablet,
    reply: NewTablet,
    status: 201,
    refusals: [],
  }),
  revokeTablet: endpoint({
    ...staff,
    method: 'POST',
    path: '/staff/fairs/:fairId/tablets/:tabletId/revocation',
    summary: 'Shuts one tablet out; its open form closes.',
    params: TabletParams,
    body: z.strictObject({}),
    reply: Nothing,
    refusals: [],
  }),
  endSharedPin: endpoint({
    ...staff,
    method: 'POST',
    path: '/staff/fairs/:fairId/shared-pin/removal',
    summary: 'Ends the PIN that all tablets of a fair had in common.',
    params: FairParams,
    body: z.strictObject({}),
    reply: Nothing,
    refusals: [],
  }),
} as const
