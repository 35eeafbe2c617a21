import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { buildId } from './scripts/build/build-id.mjs'

/** Addresses of pages that this build leaves out (scripts/build/content.ts). */
const { withheld = [] } = existsSync('.content/build.json')
  ? JSON.parse(readFileSync('.content/build.json', 'utf8'))
  : {}

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // Only a build names it (scripts/build/next.ts); then Next's own files stay in .next.
  distDir: process.env.NEXT_EXPORT_FOLDER,
  // Pages that some builds leave out have an extension of their own: page.guide.tsx, page.insurance.tsx.
  pageExtensions: [
    ...(withheld.includes('/where-does-it-hurt') ? [] : ['guide.tsx']),
    ...(withheld.includes('/financial-information/insurance-plans') ? [] : ['insurance.tsx']),
    'tsx',
    'ts',
  ],
  generateBuildId: buildId,
  trailingSlash: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  // `npm test` checks the types; once more within each build would take a gigabyte and a half, and ten seconds.
  typescript: { ignoreBuildErrors: true },
  // Next leaves one core idle otherwise, which is half of a small machine.
  experimental: { cpus: availableParallelism() },
}

export default config
