import { staffBannerEndpoints as endpoints } from '@shop/contract/endpoints/content/staff-banner-endpoints'
import type { FastifyInstance } from 'fastify'
import { staffBanner, staffBanners } from '#app/content/banners/show-banner'
import {
  createBanner,
  orderBanners,
  publishBanner,
  saveBanner,
  withdrawBanner,
} from '#app/content/banners/write-banner'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'

export function addBannerRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.staffBanners, staffBanners)
  bind(app, deps, endpoints.staffBanner, staffBanner)
  bind(app, deps, endpoints.createBanner, createBanner)
  bind(app, deps, endpoints.saveBanner, saveBanner)
  bind(app, deps, endpoints.publishBanner, publishBanner)
  bind(app, deps, endpoints.withdrawBanner, withdrawBanner)
  bind(app, deps, endpoints.orderBanners, orderBanners)
}
