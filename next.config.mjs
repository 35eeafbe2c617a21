import { withContentCollections } from '@content-collections/next'
import { buildId } from './scripts/build/build-id.mjs'

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // Where the export goes: only a build names it (scripts/build/next.ts), and then Next's own files stay in .next.
  distDir: process.env.NEXT_EXPORT_FOLDER,
  generateBuildId: buildId,
  trailingSlash: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  // The only blocking request would be the stylesheet: it travels inside the page instead.
  experimental: { inlineCss: true },
}

export default withContentCollections(config)
