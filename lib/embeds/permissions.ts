/**
 * Permissions that a provider's frame may be granted beyond the default. Payment has its own setting, because it is
 * more than a permission.
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

/** Features denied to all pages, and to all frames except where content/embeds.yaml allows them. */
const closed = ['browsing-topics', 'camera', 'geolocation', 'microphone', 'payment', 'usb'] as const

/** The permissions of frames that the settings request. */
export type Permissions = {
  /** The origins of the frames that may use each feature. */
  origins: Partial<Record<string, string[]>>
  /**
   * Whether a window opened by a frame must be able to reach its opener: paying with PayPal, signing in with Google.
   */
  popups: boolean
}

export const noPermissions: Permissions = { origins: {}, popups: false }

/**
 * Return the value of Permissions-Policy. A feature granted to a frame requires this site's own origin besides the
 * frame's (Permissions Policy, 9.7, "Define an inherited policy").
 */
export const permissionsPolicy = ({ origins }: Permissions): string =>
  closed
    .map((feature) => {
      const allowed = origins[feature] ?? []
      return `${feature}=(${allowed.length > 0 ? ['self', ...allowed.map((origin) => `"${origin}"`)].join(' ') : ''})`
    })
    .join(', ')

/** Return the value of Cross-Origin-Opener-Policy: `same-origin` would cut frames off from the windows they open. */
export const openerPolicy = ({ popups }: Permissions): string => (popups ? 'same-origin-allow-popups' : 'same-origin')

/** Return the `allow` attribute of a frame. @param origins additional origins that the frame may navigate to. */
export const allowAttribute = (features: readonly string[], origins: readonly string[] = []): string =>
  features.map((feature) => (origins.length > 0 ? [feature, "'src'", ...origins].join(' ') : feature)).join('; ')
