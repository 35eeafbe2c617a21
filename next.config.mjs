import { withContentCollections } from '@content-collections/next'

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  trailingSlash: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  // The only blocking request would be the stylesheet: it travels inside the page instead.
  experimental: { inlineCss: true },
}

export default withContentCollections(config)
