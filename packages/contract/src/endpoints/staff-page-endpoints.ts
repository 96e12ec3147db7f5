import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import {
  AcceptRedirect,
  FeedState,
  MissingPage,
  OneMissingPage,
  Redirect,
  ReportMissingPages,
} from '../staff/missing-pages.ts'
import { Id, Nothing } from '../text-fields.ts'

/** Addresses that lead nowhere, where they lead instead, and what comparison sites would refuse. */
export const staffPageEndpoints = {
  reportMissingPages: endpoint({
    method: 'POST',
    path: '/missing-pages',
    summary: 'Adds to the counts of addresses that do not exist; who asked is not told.',
    access: 'anyone',
    body: ReportMissingPages,
    reply: Nothing,
    status: 202,
    refusals: [],
  }),
  staffMissingPages: endpoint({
    method: 'GET',
    path: '/staff/missing-pages',
    summary:
      'Addresses that were asked for and do not exist, the most wanted first, each with the nearest page there is.',
    access: 'staff',
    work: 'content',
    reply: z.object({ pages: z.array(MissingPage), redirects: z.array(Redirect), isFull: z.boolean() }),
    refusals: [],
  }),
  acceptRedirect: endpoint({
    method: 'POST',
    path: '/staff/redirects',
    summary: 'Leads an address that no page answers to on to a living one; those that led to it follow.',
    access: 'staff',
    work: 'content',
    body: AcceptRedirect,
    reply: z.object({ redirectId: z.number() }),
    status: 201,
    refusals: ['redirect_refused'],
  }),
  removeRedirect: endpoint({
    method: 'DELETE',
    path: '/staff/redirects/:redirectId',
    summary: 'The address leads nowhere again.',
    access: 'staff',
    work: 'content',
    params: z.strictObject({ redirectId: Id }),
    reply: Nothing,
    refusals: [],
  }),
  ignoreMissingPage: endpoint({
    method: 'POST',
    path: '/staff/missing-pages/ignoring',
    summary: 'Nobody is to be told of this address any more.',
    access: 'staff',
    work: 'content',
    body: OneMissingPage,
    reply: Nothing,
    refusals: [],
  }),
  staffFeeds: endpoint({
    method: 'GET',
    path: '/staff/feeds',
    summary: 'The last run of each feed and what it left out or warns of.',
    access: 'staff',
    work: 'content',
    reply: z.object({ feeds: z.array(FeedState) }),
    refusals: [],
  }),
} as const
