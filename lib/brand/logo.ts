/**
 * The clinic's own logo: its addresses for light and dark backgrounds, its size on pages, and whether it includes the
 * name.
 */
export type Logo = { light: string; dark: string; width: number; height: number; holdsName: boolean }
