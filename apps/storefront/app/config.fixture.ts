import { vi } from 'vitest'

// The configuration is read when it is first imported: the runner loads this before the tests of the storefront, and one that runs in a
// process of its own and reaches the configuration imports it before everything else.
vi.stubEnv('SHOP_MODE', 'development')
vi.stubEnv('PUBLIC_URL', 'https://cenich.test/')
vi.stubEnv('DATA_URL', 'https://data.test')
vi.stubEnv('IMAGES_URL', 'https://images.test')
