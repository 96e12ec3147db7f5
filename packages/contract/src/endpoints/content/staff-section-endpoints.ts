import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { DiscardSection, PublishSection, SaveSection, StaffSection, StaffSections } from '../../staff/staff-section.ts'

const OfSection = z.strictObject({ slug: z.string().max(120) })

/** Pages of blocks at a fixed address: a draft over what is public, published at once or at a moment. */
export const staffSectionEndpoints = {
  staffSections: endpoint({
    method: 'GET',
    path: '/staff/sections',
    summary: 'Pages of blocks and whether somebody writes them anew.',
    access: 'staff',
    work: 'content',
    reply: StaffSections,
    refusals: [],
  }),
  staffSection: endpoint({
    method: 'GET',
    path: '/staff/sections/:slug',
    summary: 'The draft of a page, or what is public when there is none.',
    access: 'staff',
    work: 'content',
    params: OfSection,
    reply: StaffSection,
    refusals: [],
  }),
  saveSection: endpoint({
    method: 'PUT',
    path: '/staff/sections/:slug',
    summary: 'Saves the draft; visitors go on reading what is public.',
    access: 'staff',
    work: 'content',
    params: OfSection,
    body: SaveSection,
    reply: StaffSection,
    refusals: ['version_conflict', 'choice_unknown'],
  }),
  publishSection: endpoint({
    method: 'POST',
    path: '/staff/sections/:slug/publication',
    summary: 'The draft takes the place of what is public, now or at a moment.',
    access: 'staff',
    work: 'content',
    params: OfSection,
    body: PublishSection,
    reply: StaffSection,
    refusals: ['version_conflict', 'content_incomplete'],
  }),
  discardSection: endpoint({
    method: 'POST',
    path: '/staff/sections/:slug/discarding',
    summary: 'Forgets the draft, also one that is planned.',
    access: 'staff',
    work: 'content',
    params: OfSection,
    body: DiscardSection,
    reply: StaffSection,
    refusals: ['version_conflict'],
  }),
} as const
