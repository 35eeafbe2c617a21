import nextJest from 'next/jest.js'

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
  'syllable',
  'flesch-kincaid',
  'pixelmatch',
]

const createConfig = nextJest({ dir: './' })({
  testEnvironment: 'jsdom',
  // Generous: the build machine does other work at the same time.
  testTimeout: 30_000,
  testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/tests/unit/setup.ts'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // Its package names only an ES module, which jest does not look for.
    '^eld/extrasmall$': '<rootDir>/node_modules/eld/src/entries/static.extrasmall.js',
  },
})

/** next/jest puts its own ignore patterns first, so they are replaced, not extended. */
export default async function config() {
  const transformed = modules.join('|')
  return {
    ...(await createConfig()),
    transformIgnorePatterns: [`/node_modules/(?!(${transformed})/)`, String.raw`^.+\.module\.(css|sass|scss)$`],
  }
}
