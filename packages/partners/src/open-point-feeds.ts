import { z } from 'zod'
import { createBalikovnaPoints } from './balikovna/balikovna-points.ts'
import { createDpdPoints } from './dpd/dpd-points.ts'
import { createPacketaPoints } from './packeta/packeta-points.ts'
import type { PointFeed } from './ports/pickup-points.ts'
import { createPplPoints } from './ppl/ppl-points.ts'

/** Where carriers list their points; a list without an address is not read. */
export const POINT_FEED_KEYS = {
  PACKETA_FEED_URL: z.url().optional(),
  PACKETA_WIDGET_URL: z.url().optional(),
  PACKETA_API_KEY: z.string().optional(),
  /** The interface of PPL once more: its points are read with the keys of its parcels. */
  PPL_POINTS_URL: z.url().optional(),
  BALIKOVNA_FEED_URL: z.url().optional(),
  DPD_FEED_URL: z.url().optional(),
}

type FeedKeys = { readonly [Key in keyof typeof POINT_FEED_KEYS]?: string | undefined } & {
  readonly PPL_CLIENT_ID: string
  readonly PPL_CLIENT_SECRET: string
}

export function openPointFeeds(keys: FeedKeys): PointFeed[] {
  const { PACKETA_FEED_URL: feedUrl, PACKETA_WIDGET_URL: widgetUrl, PACKETA_API_KEY: apiKey } = keys
  const { PPL_CLIENT_ID: clientId, PPL_CLIENT_SECRET: clientSecret } = keys
  return [
    ...(feedUrl && widgetUrl && apiKey ? [createPacketaPoints({ feedUrl, widgetUrl, apiKey })] : []),
    ...(keys.PPL_POINTS_URL ? [createPplPoints({ url: keys.PPL_POINTS_URL, clientId, clientSecret })] : []),
    ...(keys.BALIKOVNA_FEED_URL ? [createBalikovnaPoints({ url: keys.BALIKOVNA_FEED_URL })] : []),
    ...(keys.DPD_FEED_URL ? [createDpdPoints({ url: keys.DPD_FEED_URL })] : []),
  ]
}
