import { staffProductEndpoints as endpoints } from '@shop/contract/endpoints/staff-product-endpoints'
import type { FastifyInstance } from 'fastify'
import { addTag } from '#app/catalog/products/product-links'
import { endProduct, publishProduct } from '#app/catalog/products/publish-product'
import { createProduct, saveProduct } from '#app/catalog/products/save-product'
import { addVariant, saveShelf, saveVariant } from '#app/catalog/products/save-variant'
import { productChoices, staffProduct, staffProducts } from '#app/catalog/products/show-product'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'

export function addProductRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.staffProducts, staffProducts)
  bind(app, deps, endpoints.staffProduct, staffProduct)
  bind(app, deps, endpoints.productChoices, productChoices)
  bind(app, deps, endpoints.createProduct, createProduct)
  bind(app, deps, endpoints.saveProduct, saveProduct)
  bind(app, deps, endpoints.addTag, addTag)
  bind(app, deps, endpoints.addVariant, addVariant)
  bind(app, deps, endpoints.saveVariant, saveVariant)
  bind(app, deps, endpoints.saveShelf, saveShelf)
  bind(app, deps, endpoints.publishProduct, publishProduct)
  bind(app, deps, endpoints.endProduct, endProduct)
}
