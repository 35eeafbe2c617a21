/**
 * What a provider's frame may be allowed beyond what any page may do. Payment has a setting of its own, since it is more
 * than a permission.
 */
export const allowable = [
  'autoplay',
  'camera',
  'clipboard-write',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'microphone',
  'picture-in-picture',
  'publickey-credentials-get',
  'storage-access',
  'web-share',
] as const

/** What no page may do, nor any frame but those that content/embeds.yaml allows it. */
const closed = ['browsing-topics', 'camera', 'geolocation', 'microphone', 'payment', 'usb'] as const

/** The frames' permissions that the settings ask for. */
export type Permissions = {
  /** By feature, the origins of the frames that may use it. */
  origins: Partial<Record<string, string[]>>
  /** Whether a window that a frame opens must be able to answer it: paying with PayPal, signing in with Google. */
  popups: boolean
}

export const noPermissions: Permissions = { origins: {}, popups: false }

/**
 * Return the value of Permissions-Policy. A feature that a frame has needs this site's own origin beside that of the frame
 * (Permissions Policy, 9.7, "Define an inherited policy").
 */
export const permissionsPolicy = ({ origins }: Permissions): string =>
  closed
    .map((feature) => {
      const allowed = origins[feature] ?? []
      return `${feature}=(${allowed.length > 0 ? ['self', ...allowed.map((origin) => `"${origin}"`)].join(' ') : ''})`
    })
    .join(', ')

/** Return the value of Cross-Origin-Opener-Policy: `same-origin` would cut a frame off from the windows that it opens. */
export const openerPolicy = ({ popups }: Permissions): string => (popups ? 'same-origin-allow-popups' : 'same-origin')

/** Return the `allow` attribute of a frame. @param origins to which the frame may move on from its first address. */
export const allowAttribute = (features: readonly string[], origins: readonly string[] = []): string =>
  features.map((feature) => (origins.length > 0 ? [feature, "'src'", ...origins].join(' ') : feature)).join('; ')
