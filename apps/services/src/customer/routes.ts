import { dogTagEndpoints } from '@shop/contract/dog/dog-tag'
import { customerEndpoints as endpoints } from '@shop/contract/endpoints/customer-endpoints'
import { referralEndpoints } from '@shop/contract/promotion/referral'
import type { FastifyInstance } from 'fastify'
import { addAddress, removeAddress, restoreAddress, saveAddress } from '#app/customer/addresses'
import { readConsentLink, withdrawConsent } from '#app/customer/consent-link'
import { saveDogFoods } from '#app/customer/dog-foods'
import { makeDogTag, reportFoundDog, revokeDogTag } from '#app/customer/dog-tag'
import { addDog, addDogWeight, removeDog, removeDogWeight, restoreDog, saveDog } from '#app/customer/dogs'
import { saveFavourites } from '#app/customer/favourites'
import { lookUpCompany } from '#app/customer/look-up-company'
import { noteBag } from '#app/customer/note-bag'
import { makePartnerCode } from '#app/customer/partner-code'
import { saveProfile, setConsent } from '#app/customer/profile'
import { makeReferralCode } from '#app/customer/referral-code'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'
import type { Limit } from '#app/http/limits'

const MINUTE = 60

const writing: Limit = { action: 'account-write', per: 'customer', max: 120, windowSeconds: 10 * MINUTE }
// The register allows some five hundred questions a minute from all of us together.
const asking: Limit = { action: 'company', per: 'network', max: 30, windowSeconds: MINUTE }

const opening: Limit = { action: 'consent_link', per: 'network', max: 60, windowSeconds: 60 * MINUTE }

const finding: Limit = { action: 'found_dog', per: 'network', max: 5, windowSeconds: 60 * MINUTE }

export function addCustomerRoutes(app: FastifyInstance, deps: Deps): void {
  const limits = [writing]
  bind(app, deps, endpoints.saveProfile, saveProfile, { limits })
  bind(app, deps, endpoints.saveFavourites, saveFavourites, { limits })
  bind(app, deps, endpoints.addAddress, addAddress, { limits })
  bind(app, deps, endpoints.saveAddress, saveAddress, { limits })
  bind(app, deps, endpoints.removeAddress, removeAddress, { limits })
  bind(app, deps, endpoints.restoreAddress, restoreAddress, { limits })
  bind(app, deps, endpoints.addDog, addDog, { limits })
  bind(app, deps, endpoints.saveDog, saveDog, { limits })
  bind(app, deps, endpoints.removeDog, removeDog, { limits })
  bind(app, deps, endpoints.restoreDog, restoreDog, { limits })
  bind(app, deps, endpoints.addDogWeight, addDogWeight, { limits })
  bind(app, deps, endpoints.removeDogWeight, removeDogWeight, { limits })
  bind(app, deps, endpoints.saveDogFoods, saveDogFoods, { limits })
  bind(app, deps, endpoints.noteBag, noteBag, { limits })
  bind(app, deps, dogTagEndpoints.makeDogTag, makeDogTag, { limits })
  bind(app, deps, dogTagEndpoints.revokeDogTag, revokeDogTag, { limits })
  bind(app, deps, dogTagEndpoints.reportFoundDog, reportFoundDog, { limits: [finding] })
  bind(app, deps, referralEndpoints.makeReferralCode, makeReferralCode, { limits })
  bind(app, deps, referralEndpoints.makePartnerCode, makePartnerCode, { limits })
  bind(app, deps, endpoints.setConsent, setConsent, { limits })
  bind(app, deps, endpoints.consentLink, readConsentLink, { limits: [opening] })
  // Whoever wants to hear nothing more is never told to wait.
  bind(app, deps, endpoints.withdrawConsent, withdrawConsent)
  bind(app, deps, endpoints.lookUpCompany, lookUpCompany, { limits: [asking] })
}
