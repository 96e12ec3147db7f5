import { z } from 'zod'

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const text = z.string().trim().min(1)
const moment = z.iso.datetime({ offset: true })

// A block is checked for its type and frame here; the storefront knows how each type is drawn.
const block = z.looseObject({ type: slug })

export const blogFile = z.object({
  categories: z.array(
    z.object({ slug, name: text, description: text, position: z.int(), seoTitle: text, seoDescription: text }),
  ),
  authors: z.array(z.object({ slug, name: text, bio: text, avatarKey: z.string() })),
  posts: z.array(
    z.object({
      slug,
      title: text,
      perex: text,
      body: text,
      category: slug,
      author: slug,
      publishedAt: moment,
      readingMinutes: z.int().positive(),
      tags: z.array(text),
      coverKey: z.string(),
      relatedProductSlugs: z.array(slug),
      seoDescription: text,
      sources: z.array(text),
    }),
  ),
})

export const faqFile = z.object({
  types: z.array(
    z.object({ slug, name: text, description: text, position: z.int(), seoTitle: text, seoDescription: text }),
  ),
  questions: z.array(
    z.object({
      type: slug,
      slug,
      question: text,
      answer: text,
      related: z.array(z.string().startsWith('/')),
      position: z.int(),
    }),
  ),
})

export const pagesFile = z.object({
  pages: z.array(
    z.object({
      slug,
      title: text,
      perex: text,
      body: text,
      version: text,
      effectiveFrom: z.iso.date(),
      updatedAt: moment,
      seoTitle: text,
      seoDescription: text,
      inFooter: z.boolean(),
      /** Wordings before this one; title and description are the same. */
      earlier: z
        .array(z.object({ version: text, effectiveFrom: z.iso.date(), updatedAt: moment, body: text }))
        .default([]),
    }),
  ),
})

export const sectionsFile = z.object({
  sections: z.array(
    z.object({
      slug,
      path: z.string().startsWith('/'),
      title: text,
      seoTitle: text,
      seoDescription: text,
      blocks: z.array(block).min(1),
    }),
  ),
})

export const landingFile = z.object({
  landingPages: z.array(
    z.object({
      slug,
      title: text,
      seoDescription: text,
      status: z.enum(['draft', 'published']),
      validFrom: z.iso.date(),
      validTo: z.iso.date().nullable(),
      blocks: z.array(block).min(1),
    }),
  ),
})

export const RETAILER_TYPES = {
  'chovatelské potřeby': 'pet_shop',
  veterina: 'vet',
  výcvik: 'training',
  výdejna: 'pickup',
} as const
const hours = z
  .string()
  .regex(/^\d{1,2}:\d{2}–\d{1,2}:\d{2}(, \d{1,2}:\d{2}–\d{1,2}:\d{2})*$/)
  .nullable()

export const shopsFile = z.object({
  shops: z.array(
    z.object({
      slug,
      name: text,
      type: z.enum(Object.keys(RETAILER_TYPES) as (keyof typeof RETAILER_TYPES)[]),
      street: text,
      city: text,
      cityPart: z.string().nullable(),
      zip: z.string().regex(/^\d{3} \d{2}$/),
      region: text,
      lat: z.number().min(48.5).max(51.1),
      lng: z.number().min(12).max(19),
      phone: z.string().nullable(),
      email: z.email().nullable(),
      openingHours: z.object({ po: hours, út: hours, st: hours, čt: hours, pá: hours, so: hours, ne: hours }),
      dogsWelcome: z.boolean(),
      wheelchair: z.boolean(),
      pickupOfOrders: z.boolean(),
      note: z.string().nullable(),
    }),
  ),
})

export const textValuesFile = z.object({
  textValues: z.array(z.object({ key: text, description: text, value: z.string().nullable() })),
})

const survey = z.object({
  type: slug,
  title: text,
  intro: z.string(),
  questions: z.array(z.looseObject({ key: text, kind: z.enum(['scale', 'single', 'multi', 'text']), text })).min(1),
  thankYou: z.record(z.string(), z.object({ heading: text, body: text })),
})

const prizeSegment = z.object({
  key: slug,
  label: text,
  prize: z.string().nullable(),
  description: text,
  kind: z.enum(['product', 'coupon', 'free-shipping', 'credits', 'none']),
  weight: z.number().int().positive(),
  stock: z.number().int().nullable(),
  couponPercent: z.number().optional(),
  couponMaximumCzk: z.number().positive().optional(),
  credits: z.number().optional(),
  validDays: z.number().optional(),
  minimumGoodsCzk: z.number().optional(),
  variant: z.string().optional(),
  color: text,
  textColor: text,
})

export const wheelFile = z.object({
  wheel: z.object({
    key: slug,
    event: text,
    validFrom: z.iso.date(),
    validTo: z.iso.date(),
    segments: z.array(prizeSegment).min(2),
  }),
  texts: z.object({ rules: text }),
})

export const surveysFile = z.object({ surveys: z.array(survey) })
