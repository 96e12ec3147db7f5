import { vi } from 'vitest'

// The configuration is read when it is first imported: a test that reaches it imports this file before everything else.
vi.stubEnv('SHOP_MODE', 'development')
vi.stubEnv('PUBLIC_URL', 'https://cenich.test/')
vi.stubEnv('DATA_URL', 'https://data.test')
vi.stubEnv('IMAGES_URL', 'https://images.test')
