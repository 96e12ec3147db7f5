import { contentEndpoints as endpoints } from '@shop/contract/endpoints/content-endpoints'
import { staffPageEndpoints as pages } from '@shop/contract/endpoints/staff-page-endpoints'
import { staffRetailerEndpoints as retailers } from '@shop/contract/endpoints/staff-retailer-endpoints'
import type { FastifyInstance } from 'fastify'
import { correctRetailer, readRetailer } from '#app/content/correct-retailer'
import {
  acceptRedirect,
  ignoreMissingPage,
  removeRedirect,
  reportMissingPages,
  staffMissingPages,
} from '#app/content/missing-pages'
import { makePreviewLink, readPreview } from '#app/content/preview'
import { endRetailerEntry, ownRetailerEntry, sendRetailerEntry } from '#app/content/retailer-entry'
import { publishRetailer, returnRetailer, waitingRetailers } from '#app/content/staff-retailer-entries'
import { addRetailer, changeRetailer, staffRetailers } from '#app/content/staff-retailers'
import { voteOnContent } from '#app/content/vote-on-content'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'
import type { Limit } from '#app/http/limits'

// A reader votes on a few articles in a sitting; a script votes on one many times.
const voting: Limit = { action: 'content_vote', per: 'network', max: 30, windowSeconds: 60 * 60 }

// The page server reports every few seconds, and there are a few of them; a stranger has nothing to report.
const reporting: Limit = { action: 'missing-pages', per: 'network', max: 1200, windowSeconds: 10 * 60 }

// A person writes an entry a few times; every sending is work for somebody.
const sending: Limit = { action: 'retailer-entry', per: 'network', max: 30, windowSeconds: 60 * 60 }

export function addContentRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.voteOnContent, voteOnContent, { limits: [voting] })
  bind(app, deps, endpoints.makePreviewLink, makePreviewLink)
  bind(app, deps, endpoints.readPreview, readPreview)
  bind(app, deps, endpoints.readRetailer, readRetailer)
  bind(app, deps, endpoints.correctRetailer, correctRetailer)
  bind(app, deps, endpoints.ownRetailerEntry, ownRetailerEntry)
  bind(app, deps, endpoints.sendRetailerEntry, sendRetailerEntry, { limits: [sending] })
  bind(app, deps, endpoints.endRetailerEntry, endRetailerEntry, { limits: [sending] })
  bind(app, deps, retailers.waitingRetailers, waitingRetailers)
  bind(app, deps, retailers.publishRetailer, publishRetailer)
  bind(app, deps, retailers.returnRetailer, returnRetailer)
  bind(app, deps, retailers.staffRetailers, staffRetailers)
  bind(app, deps, retailers.addRetailer, addRetailer)
  bind(app, deps, retailers.changeRetailer, changeRetailer)
  bind(app, deps, pages.reportMissingPages, reportMissingPages, { limits: [reporting] })
  bind(app, deps, pages.staffMissingPages, staffMissingPages)
  bind(app, deps, pages.acceptRedirect, acceptRedirect)
  bind(app, deps, pages.removeRedirect, removeRedirect)
  bind(app, deps, pages.ignoreMissingPage, ignoreMissingPage)
}
