import { buildId } from './scripts/build/build-id.mjs'

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  generateBuildId: buildId,
  trailingSlash: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  // The only blocking request would be the stylesheet: it travels inside the page instead.
  experimental: { inlineCss: true },
}

export default config
