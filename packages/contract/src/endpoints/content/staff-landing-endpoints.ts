import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import {
  NewLanding,
  PublishLanding,
  SaveLanding,
  StaffLanding,
  StaffLandings,
  WithdrawLanding,
} from '../../staff/staff-landing.ts'
import { Id } from '../../text-fields.ts'

const OfLanding = z.strictObject({ landingId: Id })

/** Campaign pages from typed blocks, with a test of two variants; every change carries the version it saw. */
export const staffLandingEndpoints = {
  staffLandings: endpoint({
    method: 'GET',
    path: '/staff/landings',
    summary: 'Campaign pages with how often they were read and reached their goal.',
    access: 'staff',
    work: 'content',
    reply: StaffLandings,
    refusals: [],
  }),
  staffLanding: endpoint({
    method: 'GET',
    path: '/staff/landings/:landingId',
    summary: 'One campaign page with the results of its variants.',
    access: 'staff',
    work: 'content',
    params: OfLanding,
    reply: StaffLanding,
    refusals: [],
  }),
  createLanding: endpoint({
    method: 'POST',
    path: '/staff/landings',
    summary: 'A draft with a title and a head.',
    access: 'staff',
    work: 'content',
    body: NewLanding,
    reply: StaffLanding,
    status: 201,
    refusals: ['name_taken'],
  }),
  saveLanding: endpoint({
    method: 'PUT',
    path: '/staff/landings/:landingId',
    summary: 'Saves words, variants and end; the old address of a public page leads to the new one.',
    access: 'staff',
    work: 'content',
    params: OfLanding,
    body: SaveLanding,
    reply: StaffLanding,
    refusals: ['version_conflict', 'name_taken', 'choice_unknown', 'content_incomplete'],
  }),
  publishLanding: endpoint({
    method: 'POST',
    path: '/staff/landings/:landingId/publication',
    summary: 'For everybody, now or from a moment on.',
    access: 'staff',
    work: 'content',
    params: OfLanding,
    body: PublishLanding,
    reply: StaffLanding,
    refusals: ['version_conflict', 'content_incomplete'],
  }),
  withdrawLanding: endpoint({
    method: 'POST',
    path: '/staff/landings/:landingId/withdrawal',
    summary: 'A draft again.',
    access: 'staff',
    work: 'content',
    params: OfLanding,
    body: WithdrawLanding,
    reply: StaffLanding,
    refusals: ['version_conflict'],
  }),
} as const
