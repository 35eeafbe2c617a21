import nextJest from 'next/jest.js'

// Unit tests read what the content says of the frames.
delete process.env.DEMO_FRAMES

/** Packages published as ES modules only, which Jest must transform. */
const modules = [
  'marked',
  'next-intl',
  'use-intl',
  'intl-messageformat',
  '@formatjs',
  'icu-minify',
  'parse5',
  'entities',
  'sirv',
  'totalist',
  'mrmime',
  '@polka/url',
  'eld',
]

/** Set-up for tests that render components: it takes longer than most tests. */
const rendering = {
  displayName: 'rendering',
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/tests/unit/**/*.test.tsx'],
  setupFilesAfterEnv: ['<rootDir>/tests/unit/setup.ts'],
}

const slow = '**/*.integration.test.ts'

const plain = {
  displayName: 'plain',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/unit/**/*.test.ts', `!${slow}`],
}

/** Tests that read all content, encode pictures, start a server or run a build: too slow to run after each change. */
const integration = { ...plain, displayName: 'integration', testMatch: [`<rootDir>/tests/unit/${slow}`] }

const createConfig = nextJest({ dir: './' })({
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // Its package names only an ES module, which jest does not look for.
    '^eld/extrasmall$': '<rootDir>/node_modules/eld/src/entries/static.extrasmall.js',
  },
})

/** next/jest puts its own ignore patterns first, so they are replaced, not extended. */
export default async function config() {
  const transformed = modules.join('|')
  const shared = {
    ...(await createConfig()),
    // CI keeps what is compiled in here from one run to the next.
    cacheDirectory: '<rootDir>/.next/cache/jest',
    transformIgnorePatterns: [`/node_modules/(?!(${transformed})/)`, String.raw`^.+\.module\.(css|sass|scss)$`],
  }
  return {
    // Long enough for a slow, busy machine; a test that hangs still ends.
    testTimeout: 300_000,
    // A worker that is done must free its memory, which takes a busy machine longer than jest's half second.
    workerGracefulExitTimeout: 30_000,
    // All cores: jest itself would leave one idle.
    maxWorkers: '100%',
    projects: [rendering, plain, integration].map((project) => ({ ...shared, ...project })),
  }
}
