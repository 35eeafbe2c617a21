import { render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ManifestLink } from '@/components/islands/manifest-link'

test('the HTML leaves the manifest out, the page names it once it is hydrated', () => {
  expect(renderToStaticMarkup(<ManifestLink href="/es/manifest.webmanifest" />)).toBe('')
  render(<ManifestLink href="/es/manifest.webmanifest" />)
  expect(document.querySelector('link[rel=manifest]')).toHaveAttribute('href', '/es/manifest.webmanifest')
})
