import { litterEndpoints as endpoints } from '@shop/contract/dog/litter'
import type { FastifyInstance } from 'fastify'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'
import type { Limit } from '#app/http/limits'
import { prepareLitterBasket, readLitterBasket } from '#app/litter/basket'
import { endPuppy, makeCards, takePuppy } from '#app/litter/cards'
import { addPuppies, askForPacks, openLitter, saveLitter, weighLitter } from '#app/litter/litters'
import { offerPuppy, readPuppyOffer, takeOfferedPuppy } from '#app/litter/offers'

// Each writes a mail to an address that somebody typed.
const OFFERING: Limit = { action: 'offer-puppy', per: 'customer', max: 40, windowSeconds: 24 * 60 * 60 }
const LOOKING: Limit = { action: 'puppy-offer', per: 'network', max: 60, windowSeconds: 60 }
const writing: Limit = { action: 'litter', per: 'network', max: 120, windowSeconds: 60 }

export function addLitterRoutes(app: FastifyInstance, deps: Deps): void {
  const limits = [writing]
  bind(app, deps, endpoints.openLitter, openLitter, { limits })
  bind(app, deps, endpoints.saveLitter, saveLitter, { limits })
  bind(app, deps, endpoints.addPuppies, addPuppies, { limits })
  bind(app, deps, endpoints.weighLitter, weighLitter, { limits })
  bind(app, deps, endpoints.endPuppy, endPuppy, { limits })
  bind(app, deps, endpoints.askForPacks, askForPacks, { limits })
  bind(app, deps, endpoints.makeCards, makeCards, { limits })
  bind(app, deps, endpoints.litterBasket, readLitterBasket, { limits })
  bind(app, deps, endpoints.prepareLitterBasket, prepareLitterBasket, { limits })
  bind(app, deps, endpoints.takePuppy, takePuppy, { limits })
  bind(app, deps, endpoints.offerPuppy, offerPuppy, { limits: [OFFERING] })
  bind(app, deps, endpoints.puppyOffer, readPuppyOffer, { limits: [LOOKING] })
  bind(app, deps, endpoints.takeOfferedPuppy, takeOfferedPuppy, { limits })
}
