import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import {
  NewBanner,
  OrderBanners,
  PublishBanner,
  SaveBanner,
  StaffBanner,
  StaffBanners,
  WithdrawBanner,
} from '../../staff/staff-banner.ts'
import { Id } from '../../text-fields.ts'

const OfBanner = z.strictObject({ bannerId: Id })

/** What the first page says for a while; every change carries the version it saw. */
export const staffBannerEndpoints = {
  staffBanners: endpoint({
    method: 'GET',
    path: '/staff/banners',
    summary: 'Banners of the first page in their order, also drafts and those that are over.',
    access: 'staff',
    work: 'content',
    reply: StaffBanners,
    refusals: [],
  }),
  staffBanner: endpoint({
    method: 'GET',
    path: '/staff/banners/:bannerId',
    summary: 'One banner.',
    access: 'staff',
    work: 'content',
    params: OfBanner,
    reply: StaffBanner,
    refusals: [],
  }),
  createBanner: endpoint({
    method: 'POST',
    path: '/staff/banners',
    summary: 'A draft with a heading and nothing else, at the end.',
    access: 'staff',
    work: 'content',
    body: NewBanner,
    reply: StaffBanner,
    status: 201,
    refusals: [],
  }),
  saveBanner: endpoint({
    method: 'PUT',
    path: '/staff/banners/:bannerId',
    summary: 'Saves words, picture, link and end.',
    access: 'staff',
    work: 'content',
    params: OfBanner,
    body: SaveBanner,
    reply: StaffBanner,
    refusals: ['version_conflict', 'choice_unknown', 'content_incomplete'],
  }),
  publishBanner: endpoint({
    method: 'POST',
    path: '/staff/banners/:bannerId/publication',
    summary: 'On the first page, now or from a moment on.',
    access: 'staff',
    work: 'content',
    params: OfBanner,
    body: PublishBanner,
    reply: StaffBanner,
    refusals: ['version_conflict', 'content_incomplete', 'choice_unknown'],
  }),
  withdrawBanner: endpoint({
    method: 'POST',
    path: '/staff/banners/:bannerId/withdrawal',
    summary: 'A draft again.',
    access: 'staff',
    work: 'content',
    params: OfBanner,
    body: WithdrawBanner,
    reply: StaffBanner,
    refusals: ['version_conflict'],
  }),
  orderBanners: endpoint({
    method: 'POST',
    path: '/staff/banners/order',
    summary: 'Puts banners in another order.',
    access: 'staff',
    work: 'content',
    body: OrderBanners,
    reply: StaffBanners,
    refusals: ['version_conflict'],
  }),
} as const
