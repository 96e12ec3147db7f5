import { createDataClient, type DataClient } from '@shop/clients/data'
import { createServicesClient, type ServicesClient } from '@shop/clients/services'
import { type UploadAnswer, type UploadedFile, uploadFile } from '@shop/clients/upload'
import type { CustomerSummary, Session } from '@shop/contract/identity'
import { createContext, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router'
import { config } from '#app/config.server.ts'
import { toLoginAddress } from '#app/navigation/return-address.ts'
import { CLIENT_IP } from './client-ip.server.ts'
import { keepStatus } from './keep-status.server.ts'
import { isPublic } from './page-cache.server.ts'
import { requestIdOf } from './request-id.server.ts'
import { tracedFetch } from './traced-fetch.server.ts'
import { hasSession } from './visitor-cookies.server.ts'

/** One visitor for the length of one request. Nothing of it may be kept anywhere else. */
export interface Visit {
  /** Commands on behalf of this visitor. */
  services: ServicesClient
  /** Who is asking; asked once, and not at all when the browser brought no session. */
  session(): Promise<Session>
  /** Sends a file ahead of the form it came with. */
  upload(file: UploadedFile): Promise<UploadAnswer>
}

export interface SignedInCustomer extends CustomerSummary {
  /** Reads as this customer: the database decides what there is to see. */
  data: DataClient
}

const visitContext = createContext<Visit>()
const customerContext = createContext<SignedInCustomer>()

const NOBODY: Session = { customer: null, staff: null, dataToken: null, dataTokenExpiresAt: null }

type Context = Readonly<RouterContextProvider>

/** Opens the visit and hands the cookies that the services want to set over to the browser. */
export const carryVisit: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const visit = openVisit(request)
  context.set(visitContext, visit)
  const response = await next()
  const cookies = visit.cookies()
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  // Whoever gets a cookie must be the only one to get it.
  if (cookies.length > 0 && isPublic(response.headers)) response.headers.set('Cache-Control', 'private, no-store')
  return response
}

/** Before any loader below runs: these pages belong to one customer and start with knowing which. */
export const requireCustomer: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const customer = await findCustomer(request, context)
  if (!customer) {
    throw redirect(toLoginAddress(url), { status: 302, headers: { 'Cache-Control': 'private, no-store' } })
  }
  context.set(customerContext, customer)
  const response = await next()
  // Also a missing page: that this customer has no such order is nobody else's to know.
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}

/** On pages that are for guests and customers alike. */
export async function findCustomer(request: Request, context: Context): Promise<SignedInCustomer | null> {
  const { customer, dataToken } = await visitOf(context).session()
  if (!customer || !dataToken) return null
  const data = createDataClient({
    endpoint: config.DATA_PRIMARY_URL ?? config.DATA_URL,
    token: dataToken,
    requestId: requestIdOf(request),
    toThrown: keepStatus,
    fetch: tracedFetch,
  })
  return { ...customer, data }
}

export function visitOf(context: Context): Visit {
  return context.get(visitContext)
}

export function customerOf(context: Context): SignedInCustomer {
  return context.get(customerContext)
}

/** The client is made when it is first needed: most pages beside a form ask nobody. */
function openVisit(request: Request): Visit & { cookies(): string[] } {
  const cookie = request.headers.get('cookie') ?? undefined
  let services: ServicesClient | undefined
  let session: Promise<Session> | undefined
  return {
    get services() {
      services ??= createServicesClient({
        endpoint: config.SERVICES_URL,
        cookie,
        requestId: requestIdOf(request),
        clientIp: request.headers.get(CLIENT_IP) ?? undefined,
        userAgent: request.headers.get('user-agent') ?? undefined,
        toThrown: keepStatus,
        fetch: tracedFetch,
      })
      return services
    },
    session() {
      session ??= hasSession(cookie) ? readSession(this.services) : Promise.resolve(NOBODY)
      return session
    },
    upload: (file) =>
      uploadFile(
        {
          endpoint: config.SERVICES_URL,
          requestId: requestIdOf(request),
          clientIp: request.headers.get(CLIENT_IP) ?? undefined,
          fetch: tracedFetch,
        },
        file,
      ),
    cookies: () => services?.setCookies ?? [],
  }
}

async function readSession(services: ServicesClient): Promise<Session> {
  const answer = await services.session({})
  return answer.ok ? answer.value : NOBODY
}
